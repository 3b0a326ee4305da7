import { tooOpenWords } from "@/lib/domain/open-words";
import { groupBy } from "@/lib/filter/group-by";

interface ScoredCounts {
  readonly run_id: number;
  readonly rollouts: number;
  readonly successes: number;
  readonly unscored: number;
  /** Of the unscored those that neither crashed nor ran out of time. */
  readonly unmeasured: number;
  /** Rollouts whose outcome the rules made. */
  readonly by_rules: number;
}

/**
 * Why nobody knows what failed: nothing was scored and not all crashed or ran out of time, or no rollout succeeded and the
 * rules cannot tell of most. Undefined where what is not scored has failed (domain 2.1).
 */
export function whyUnknown(rows: readonly ScoredCounts[]): string | undefined {
  const [rollouts, open] = [sumOf(rows, "rollouts"), openRollouts(rows)];
  if (sumOf(rows, "unscored") === rollouts && sumOf(rows, "unmeasured") > 0)
    return "Nothing was scored: there is nothing to measure.";

  return sumOf(rows, "successes") === 0 && open * 2 > rollouts ? tooOpenWords({ rollouts, open }) : undefined;
}

/**
 * Rollouts that are not scored because the rules cannot tell: those that did not break off, in runs of which the rules
 * scored some. They count as failures, so shares are the least that they can be.
 */
export function openRollouts(rows: readonly ScoredCounts[]): number {
  const runs = [...groupBy(rows, ({ run_id: run }) => run).values()];

  return runs.reduce((sum, of) => sum + (sumOf(of, "by_rules") > 0 ? sumOf(of, "unmeasured") : 0), 0);
}

function sumOf(rows: readonly ScoredCounts[], count: keyof ScoredCounts): number {
  return rows.reduce((sum, row) => sum + row[count], 0);
}
