"use client";
import Link from "next/link";
import { JobProgress } from "@/components/shell/job-progress";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import type { Import } from "@/lib/contract/imports";
import type { Job } from "@/lib/contract/jobs";
import { importName } from "./import-state";
import { InertText } from "./inert-text";

interface TakingBackProps {
  item: Import;
  jobId: string;
  /** It has come to its end. */
  isGone: boolean;
}

/** How far an import is taken back, and where to go once it is gone. */
export function TakingBack({ item, jobId, isGone }: TakingBackProps) {
  return (
    <Panel title={isGone ? "Taken back" : "Taking back"}>
      <JobProgress
        jobId={jobId}
        label="Taking the import back"
        whenCancelled="Taking the import back was cancelled. Everything is as it was."
        words={stepWords}
      >
        {() => (
          <div className="flex flex-col items-start gap-3">
            <p>
              <InertText
                text={`“${importName(item)}” is taken back. Figures of “${item.corpus.name}” follow shortly.`}
              />
            </p>
            <Button asChild>
              <Link href={`/imports?corpus=${item.corpus.id}`}>All imports</Link>
            </Button>
          </div>
        )}
      </JobProgress>
    </Panel>
  );
}

function stepWords({ done, total }: Job): string {
  return total > 0 ? `Step ${done + 1} of ${total}` : "";
}
