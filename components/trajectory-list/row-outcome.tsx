import { notScoredWords } from "@/components/verdict/not-scored-words";
import { OutcomeAxes, OutcomeWord } from "@/components/verdict/outcome-axes";
import { jointWords } from "@/components/verdict/scored-axes";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { stoppedWord } from "./task-name";

type RowOutcomeProps = Pick<TrajectoryRow, "status" | "outcome" | "axes"> & Partial<Pick<TrajectoryRow, "outcomeBy">>;

/** What the rule scorer found; where a run never got as far as a score, how it ended as well. */
export function RowOutcome({ status, outcome, axes, outcomeBy }: RowOutcomeProps) {
  const words = notScoredWords(outcome, status);
  if (words === undefined) return <OutcomeAxes level={outcome} axes={axes} joint={jointWords(axes, outcomeBy)} />;

  return (
    <span className="flex min-w-0 flex-col pb-0.5 text-caption leading-3" title={words}>
      <OutcomeWord level={outcome} /> <span className="truncate text-danger">{stoppedWord(status)}</span>
    </span>
  );
}
