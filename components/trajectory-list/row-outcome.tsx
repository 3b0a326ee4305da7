import { OutcomeAxes } from "@/components/verdict/outcome-axes";
import type { TrajectoryRow } from "@/lib/contract/trajectories";
import { stoppedWord } from "./task-name";

type RowOutcomeProps = Pick<TrajectoryRow, "status" | "outcome" | "axes">;

/** What the rule scorer found; a run that never got as far as a score says how it ended. */
export function RowOutcome({ status, outcome, axes }: RowOutcomeProps) {
  const stopped = stoppedWord(status);
  if (outcome !== "unscored" || !stopped) return <OutcomeAxes level={outcome} axes={axes} />;

  return (
    <span className="truncate text-danger" title="Not scored: the run did not end">
      {stopped === "failed" ? "failed to run" : stopped}
    </span>
  );
}
