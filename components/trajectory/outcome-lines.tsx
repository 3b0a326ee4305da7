import { RescoredLine } from "@/components/rescoring/rescored-line";
import { ownOutcomeWords } from "@/components/verdict/outcome-by-words";
import type { TrajectoryHeader } from "@/lib/contract/outline";
import type { RescoredOutcome } from "@/lib/contract/rescoring";

interface OutcomeLinesProps {
  header: TrajectoryHeader;
  rescored: RescoredOutcome | undefined;
}

/** Whose the outcome is, where no source gave it, and what the rules make of one that a source gave. */
export function OutcomeLines({ header, rescored }: OutcomeLinesProps) {
  const by = ownOutcomeWords(header);

  return (
    <>
      {by ? <p className="mt-1.5 text-table wrap-anywhere text-ink-3">{by}</p> : null}
      {rescored && rescored.answer !== "agrees" ? <RescoredLine rescored={rescored} /> : null}
    </>
  );
}
