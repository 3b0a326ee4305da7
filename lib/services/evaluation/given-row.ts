import type { RolloutRow } from "./count-rollouts";

/** Rollouts of one problem in one run, for tests. */
export function givenRow(change: Partial<RolloutRow> = {}): RolloutRow {
  return {
    ...{ problem: "lamp", problem_id: 1, cluster: "lamp", same_query: "lamp", run_id: 1, rollouts: 1, successes: 0 },
    ...{ crashed: 0, timed_out: 0, unscored: 0, unmeasured: 0, open: 0, trial_ids: 1, is_rising: false },
    ...change,
  };
}
