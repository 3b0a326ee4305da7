import { groupBy } from "@/lib/filter/group-by";
import type { ProblemTries } from "@/lib/stats/pass-curve";
import { whyNotTrials } from "@/lib/stats/why-not-trials";
import type { RolloutRow } from "./count-rollouts";
import { whyUnknown } from "./nothing-scored";

/** Rollouts as trials by problem, or why they are none. */
export type ReadTries =
  | { readonly kind: "trials"; readonly tries: readonly ProblemTries[] }
  | { readonly kind: "refused"; readonly reason: string };

/**
 * The rollouts of all given rows by problem: those of several runs are added up.
 *
 * @param nameOf - what names a run alone, by its key, for the reason
 */
export function readTries(rows: readonly RolloutRow[], nameOf: (run: number) => string): ReadTries {
  if (rows.length === 0) return { kind: "refused", reason: "No trajectory matches: there is nothing to measure." };
  const reason =
    whyUnknown(rows) ??
    whyNotTrials(
      rows.map((row) => {
        const { problem, rollouts, successes, trial_ids, is_rising } = row;
        return { problem, run: nameOf(row.run_id), rollouts, successes, trialIds: trial_ids, isRising: is_rising };
      }),
    );
  if (reason !== undefined) return { kind: "refused", reason };

  const tries = [...groupBy(rows, ({ problem }) => problem)].map(([problem, of]) => {
    const sum = (count: (row: RolloutRow) => number) => of.reduce((total, row) => total + count(row), 0);
    return {
      problem,
      cluster: of[0]?.cluster ?? problem,
      rollouts: sum((row) => row.rollouts),
      successes: sum((row) => row.successes),
    };
  });
  return { kind: "trials", tries };
}
