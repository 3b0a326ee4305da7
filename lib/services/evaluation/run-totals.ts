import type { RolloutRow } from "./count-rollouts";

/** What a run tried, of at least one problem. */
export function runTotals(rows: readonly RolloutRow[]): RunTotals {
  const sum = (count: (row: RolloutRow) => number): number => rows.reduce((total, row) => total + count(row), 0);
  const rollouts = rows.map((row) => row.rollouts);

  return {
    problems: rows.length,
    rollouts: sum((row) => row.rollouts),
    successes: sum((row) => row.successes),
    fewest: Math.min(...rollouts),
    most: Math.max(...rollouts),
    failures: {
      crashed: sum((row) => row.crashed),
      timedOut: sum((row) => row.timed_out),
      unscored: sum((row) => row.unscored),
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
  readonly failures: { readonly crashed: number; readonly timedOut: number; readonly unscored: number };
}
