"use client";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
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
  const maySettle = useMay("adjudicate");
  const notBlind = counts.notBlind.count;
  const isSettling = counts.awaiting > 0 && maySettle;

  return (
    <EmptyState
      title={titleOf({ counts, labels })}
      actions={
        <>
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
        </>
      }
    >
      {counts.awaiting > 0 ? <p className="mb-2">{differWords(counts.awaiting, labels)}</p> : null}
      <p>
        {wereAsked(counts)
          ? "No label counts here, so nothing says how often the judge is wrong."
          : "Nobody has named the first failing gate of a trajectory here blind, so nothing says how often the judge is wrong."}{" "}
        Draw a sample, let people answer it blind, and the figures appear here.
      </p>
    </EmptyState>
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
