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
  /** How it ended. */
  end: "gone" | "kept" | undefined;
}

const AS_IT_WAS = "Everything is as it was.";

/** How far an import is taken back, how that ended, and where to go once it is gone. */
export function TakingBack({ item, jobId, end }: TakingBackProps) {
  return (
    <Panel title={titleOf(end)}>
      <div className="flex flex-col gap-3">
        <JobProgress
          jobId={jobId}
          label="Taking the import back"
          whenCancelled={`Taking the import back was cancelled. ${AS_IT_WAS}`}
          whenFailed={end === "kept" ? AS_IT_WAS : undefined}
          words={stepWords}
        >
          {() => (
            <p>
              <InertText
                text={`“${importName(item)}” is taken back. Figures of “${item.corpus.name}” follow shortly.`}
              />
            </p>
          )}
        </JobProgress>
        {end === "gone" ? (
          <div>
            <Button asChild>
              <Link href={`/imports?corpus=${item.corpus.id}`}>All imports</Link>
            </Button>
          </div>
        ) : null}
      </div>
    </Panel>
  );
}

function titleOf(end: TakingBackProps["end"]): string {
  if (end === undefined) return "Taking back";

  return end === "gone" ? "Taken back" : "Not taken back";
}

function stepWords({ done, total }: Job): string {
  return total > 0 ? `Step ${done + 1} of ${total}` : "";
}
