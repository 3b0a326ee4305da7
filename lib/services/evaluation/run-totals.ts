import type { Failures } from "@/lib/contract/evaluation";
import type { RolloutRow } from "./count-rollouts";

/** What a run tried; of no problem there are fewest and most no rollouts. */
export function runTotals(rows: readonly RolloutRow[]): RunTotals {
  const sum = (count: (row: RolloutRow) => number): number => rows.reduce((total, row) => total + count(row), 0);
  // A call takes some 100,000 arguments, and a run may have more problems.
  const most = rows.reduce((known, row) => Math.max(known, row.rollouts), 0);

  return {
    problems: rows.length,
    rollouts: sum((row) => row.rollouts),
    successes: sum((row) => row.successes),
    fewest: rows.reduce((known, row) => Math.min(known, row.rollouts), most),
    most,
    failures: {
      crashed: sum((row) => row.crashed),
      timedOut: sum((row) => row.timed_out),
      unscored: sum((row) => row.unscored),
      open: sum((row) => row.open),
    },
  };
}

export interface RunTotals {
  readonly problems: number;
  readonly rollouts: number;
  readonly successes: number;
  /** Rollouts of a problem. */
  readonly fewest: number;
  readonly most: number;
  /** Of those that failed; one rollout may be in two of them. */
  readonly failures: Failures;
}
