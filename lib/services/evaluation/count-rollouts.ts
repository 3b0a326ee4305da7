import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { hasBlindQueue, seenRows } from "@/lib/services/blindness/seen-rows";
import { matches } from "@/lib/services/trajectories/count-matches";
import { matchingRows } from "@/lib/services/trajectories/matching-rows";
import { readFilter } from "@/lib/services/trajectories/read-filter";
import { CLUSTER, SAME_QUERY, WITH_CLUSTER } from "./cluster-of-problem";
import { type RolloutScope, rolloutCells } from "./rollout-cells";

const CountRow = z.object({
  problem: z.string(),
  problem_id: z.int(),
  /** What is resampled as one. */
  cluster: z.string(),
  same_query: z.string(),
  run_id: z.int(),
  rollouts: z.int(),
  successes: z.int(),
  crashed: z.int(),
  timed_out: z.int(),
  unscored: z.int(),
  unmeasured: z.int(),
  open: z.int(),
  trial_ids: z.int(),
  is_rising: z.boolean(),
});
/** Rollouts of one problem in one run. */
export type RolloutRow = z.infer<typeof CountRow>;

/**
 * Reads what is asked about.
 *
 * @throws ServiceError INVALID for a filter that cannot be read
 */
export async function rolloutScope(asker: Asker, corpusId: number, filterText: string): Promise<RolloutScope> {
  const filter = readFilter(asker, filterText);
  const hasBlind = await hasBlindQueue(asker, corpusId);

  return {
    corpusId,
    rows: matches(corpusId, await matchingRows(asker, corpusId, filter)),
    isWhole: filter.terms.length === 0 && !hasBlind,
    seen: hasBlind ? matches(corpusId, await seenRows(asker, corpusId)) : undefined,
  };
}

/**
 * Problem × run counts, by the problem's key.
 *
 * @param runs - by internal key; absent: of every run
 */
export async function countRollouts(
  asker: Asker,
  scope: RolloutScope,
  runs?: readonly number[],
): Promise<readonly RolloutRow[]> {
  const cells = await rolloutCells(asker, scope, runs);

  return queryRows(
    asker.db,
    CountRow,
    sql`select p.key as problem, c.problem_id, ${CLUSTER} as cluster, ${SAME_QUERY} as same_query, c.run_id, c.rollouts,
          c.successes, c.crashed,
          c.timed_out, c.unscored, c.unmeasured, c.open, c.trial_ids, c.is_rising
        from (${cells}) c
        join problem p on p.id = c.problem_id ${WITH_CLUSTER}
        order by p.key collate "C", c.run_id`,
  );
}
