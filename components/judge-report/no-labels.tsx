"use client";
import Link from "next/link";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/format-number";
import { useMay } from "@/lib/client/use-me";
import type { JudgeReport } from "@/lib/contract/judge";
import type { SetJudgeState } from "./judge-state";

interface NoLabelsProps extends Pick<JudgeReport, "counts" | "labels"> {
  /** Public id. */
  corpus: string;
  setState: SetJudgeState;
}

/** Without a person's gate nothing says whether the judge was right: why there is none, and how to get some. */
export function NoLabels({ corpus, counts, labels, setState }: NoLabelsProps) {
  const id = useId();
  const maySettle = useMay("adjudicate");
  const notBlind = counts.notBlind.count;
  const isSettling = counts.awaiting > 0 && maySettle;

  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-line bg-surface px-4 py-3"
    >
      <div className="min-w-60 flex-1">
        <h2 id={id} className="text-section">
          {titleOf({ counts, labels })}
        </h2>
        {counts.awaiting > 0 ? <p className="text-ink-2">{differWords(counts.awaiting, labels)}</p> : null}
        <p className="text-ink-2">
          {wereAsked(counts) ? "No label counts here." : "No first failing gate that people named blind counts here."}{" "}
          Draw a sample, let people answer it blind, and how often the judge is wrong appears here.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isSettling ? (
          <Button asChild variant="primary">
            <Link href={`/queues?${new URLSearchParams({ corpus })}`}>Settle the gates</Link>
          </Button>
        ) : null}
        <Button asChild {...(isSettling ? {} : { variant: "primary" as const })}>
          <a href="#sampler">Draw an audit sample</a>
        </Button>
        {labels === "blind" && notBlind > 0 ? (
          <Button onClick={() => setState({ labels: "all" })}>
            Count {countOf(notBlind, "label that is", "labels that are")} not blind
          </Button>
        ) : null}
      </div>
    </section>
  );
}

type Lacking = Pick<JudgeReport, "counts" | "labels">;

function titleOf({ counts, labels }: Lacking): string {
  const isBlind = labels === "blind";
  if (wereAsked(counts)) return isBlind ? "No blind label counts yet" : "No label counts yet";

  return isBlind ? "No blind audit yet" : "No audit yet";
}

/** People named gates that count for nothing: they differ, differed, or the judge named none. */
function wereAsked({ awaiting, settledInSight, withoutGate }: Lacking["counts"]): boolean {
  return awaiting + settledInSight.count + withoutGate.count > 0;
}

/** Who settles sees the judge's gate among the sides, so that settling makes a label, and no blind one. */
function differWords(awaiting: number, labels: Lacking["labels"]): string {
  const differ = `On ${countOf(awaiting, "trajectory", "trajectories")} people named different gates`;
  if (labels === "all") return `${differ}: none of them counts until a lead settles it.`;

  return `${differ}, which is no blind label. A lead settles them and sees the judge’s gate there, so what is settled counts under “All labels”.`;
}
