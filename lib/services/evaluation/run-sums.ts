import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { MOST_USUAL_K } from "@/lib/domain/run-order";
import { groupBy } from "@/lib/filter/group-by";
import type { Asker } from "@/lib/services/blindness/asker";
import { passAtK } from "@/lib/stats/pass-at-k";
import { type RolloutGroup, whyNotTrials } from "@/lib/stats/why-not-trials";
import { whyUnknown } from "./nothing-scored";
import { type RolloutScope, rolloutCells } from "./rollout-cells";

const PatternRow = z.object({
  run_id: z.int(),
  rollouts: z.int(),
  successes: z.int(),
  is_rising: z.boolean(),
  /** Of one of the problems, the fewest. */
  trial_ids: z.int(),
  problems: z.int(),
  crashed: z.int(),
  timed_out: z.int(),
  unscored: z.int(),
  unmeasured: z.int(),
  open: z.int(),
  judge_sum: z.number(),
  judge_n: z.int(),
  judge_failed: z.int(),
  richness_sum: z.number(),
  richness_n: z.int(),
  tokens: z.number(),
  cost_sum: z.number(),
  cost_n: z.int(),
});
type PatternRow = z.infer<typeof PatternRow>;

/** A run as sums: enough to sort by, without an interval. */
export interface RunSums {
  /** Internal. */
  readonly key: number;
  readonly problems: number;
  readonly rollouts: number;
  readonly successes: number;
  /** Rollouts of a problem. */
  readonly fewest: number;
  readonly most: number;
  readonly crashed: number;
  readonly timedOut: number;
  readonly unscored: number;
  /** Of them those of which the rules cannot tell. */
  readonly open: number;
  readonly judge: { readonly sum: number; readonly n: number; readonly failed: number };
  readonly richness: { readonly sum: number; readonly n: number };
  readonly tokens: number;
  readonly cost: { readonly sum: number; readonly n: number };
  /** Else there is neither a success rate nor a pass@k. */
  readonly areTrials: boolean;
  /** pass@k as a mean over the problems with at least k rollouts; undefined without one, or where the attempts are no trials. */
  readonly passAt: (k: number) => number | undefined;
  /** The same less pass@1 of those problems. */
  readonly headroomAt: (k: number) => number | undefined;
}

/**
 * The runs of a scope, the oldest first. Problems with the same counts come as one row with how many they are: pass@k needs
 * no more, and a few hundred rows stand for all problems of all runs.
 */
export async function readRunSums(asker: Asker, scope: RolloutScope): Promise<readonly RunSums[]> {
  const cells = await rolloutCells(asker, scope);
  const rows = await queryRows(
    asker.db,
    PatternRow,
    sql`select c.run_id, c.rollouts, c.successes, c.is_rising, min(c.trial_ids)::int as trial_ids,
          count(*)::int as problems, sum(c.crashed)::int as crashed, sum(c.timed_out)::int as timed_out,
          sum(c.unscored)::int as unscored, sum(c.unmeasured)::int as unmeasured, sum(c.open)::int as open, sum(c.judge_sum) as judge_sum,
          sum(c.judge_n)::int as judge_n, sum(c.judge_failed)::int as judge_failed, sum(c.richness_sum) as richness_sum,
          sum(c.richness_n)::int as richness_n, sum(c.tokens)::float8 as tokens, sum(c.cost_sum) as cost_sum,
          sum(c.cost_n)::int as cost_n
        from (${cells}) c group by 1, 2, 3, 4 order by 1`,
  );

  return [...groupBy(rows, (row) => row.run_id)].map(([key, patterns]) => sumsOf(key, patterns));
}

/** The largest k up to 8 that some run has of every one of its problems. */
export function usualK(runs: readonly RunSums[]): number {
  return Math.min(MOST_USUAL_K, Math.max(1, ...runs.map(({ fewest }) => fewest)));
}

function sumsOf(key: number, patterns: readonly PatternRow[]): RunSums {
  const sum = (read: (row: PatternRow) => number): number => patterns.reduce((total, row) => total + read(row), 0);
  const rollouts = sum((row) => row.rollouts * row.problems);
  const unscored = sum((row) => row.unscored);
  const successes = sum((row) => row.successes * row.problems);
  const [unmeasured, open] = [sum((row) => row.unmeasured), sum((row) => row.open)];
  const areTrials =
    whyUnknown([{ rollouts, successes, unscored, unmeasured, open }]) === undefined &&
    whyNotTrials(patterns.map(groupOf)) === undefined;
  const mean = (k: number, read: (row: PatternRow) => number): number | undefined => {
    const counted = patterns.filter((row) => areTrials && row.rollouts >= k);
    const problems = counted.reduce((total, row) => total + row.problems, 0);

    return problems === 0 ? undefined : counted.reduce((total, row) => total + read(row) * row.problems, 0) / problems;
  };

  return {
    key,
    problems: sum((row) => row.problems),
    rollouts,
    successes,
    fewest: Math.min(...patterns.map((row) => row.rollouts)),
    most: Math.max(...patterns.map((row) => row.rollouts)),
    crashed: sum((row) => row.crashed),
    timedOut: sum((row) => row.timed_out),
    unscored,
    open,
    judge: { sum: sum((row) => row.judge_sum), n: sum((row) => row.judge_n), failed: sum((row) => row.judge_failed) },
    richness: { sum: sum((row) => row.richness_sum), n: sum((row) => row.richness_n) },
    tokens: sum((row) => row.tokens),
    cost: { sum: sum((row) => row.cost_sum), n: sum((row) => row.cost_n) },
    areTrials,
    passAt: (k) => mean(k, (row) => passAtK(row, k)),
    headroomAt: (k) => mean(k, (row) => passAtK(row, k) - passAtK(row, 1)),
  };
}

/** The problems of a pattern, for the rule that looks at all of them; none of them is named. */
function groupOf({ rollouts, successes, trial_ids, is_rising, problems }: PatternRow): RolloutGroup {
  return { problem: "", run: "", rollouts, successes, trialIds: trial_ids, isRising: is_rising, problems };
}
