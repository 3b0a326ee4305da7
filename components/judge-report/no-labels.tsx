import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { countOf } from "@/components/ui/format-number";
import type { JudgeReport } from "@/lib/contract/judge";
import type { SetJudgeState } from "./judge-state";

interface NoLabelsProps extends Pick<JudgeReport, "counts" | "labels"> {
  setState: SetJudgeState;
}

/** Without a person's gate nothing says whether the judge was right: how to get some. */
export function NoLabels({ counts, labels, setState }: NoLabelsProps) {
  const notBlind = counts.notBlind.count;

  return (
    <EmptyState
      title={labels === "blind" ? "No blind audit yet" : "No audit yet"}
      actions={
        <>
          <Button asChild variant="primary">
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
      Nobody has named the first failing gate of a trajectory here blind, so nothing says how often the judge is wrong.
      Draw a sample, let people answer it blind, and the figures appear here.
    </EmptyState>
  );
}
