import * as z from "zod";
import { compileFilter } from "@/lib/db/compile-filter";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { seenRows } from "@/lib/services/blindness/seen-rows";
import { matches } from "@/lib/services/trajectories/count-matches";
import { readFilter } from "@/lib/services/trajectories/read-filter";

const CountRow = z.object({
  problem: z.string(),
  run_id: z.int(),
  rollouts: z.int(),
  successes: z.int(),
  crashed: z.int(),
  timed_out: z.int(),
  unscored: z.int(),
  unmeasured: z.int(),
  trial_ids: z.int(),
  is_rising: z.boolean(),
});
/** Rollouts of one problem in one run. */
export type RolloutRow = z.infer<typeof CountRow>;

/** What is counted. */
export interface RolloutScope {
  readonly corpusId: number;
  /** FROM and WHERE of the rows that match and that the person may see. */
  readonly rows: Sql;
}

/**
 * Reads what is asked about.
 *
 * @throws ServiceError INVALID for a filter that cannot be read
 */
export async function rolloutScope(asker: Asker, corpusId: number, filterText: string): Promise<RolloutScope> {
  const filter = readFilter(filterText);
  const seen = await seenRows(asker, corpusId);

  return { corpusId, rows: matches(corpusId, sql`${compileFilter(filter, corpusId)} and ${seen}`) };
}

/**
 * Problem × run counts, by the problem's key. Only a success is one; all else has failed (domain 2.1).
 *
 * @param runs - by internal key; absent: of every run
 */
export async function countRollouts(
  { db }: Asker,
  { rows }: RolloutScope,
  runs?: readonly number[],
): Promise<readonly RolloutRow[]> {
  const isSuccess = sql`t.outcome = 'success'`;
  const ofRuns = runs === undefined ? sql`true` : sql`t.run_id = any(${[...runs]}::int[])`;
  // The source's id of a trajectory counts beside its number: two files may both begin at trial 0.
  const trial = sql`coalesce(t.source_id, '') || '#' || coalesce(t.rollout::text, '')`;

  return queryRows(
    db,
    CountRow,
    sql`select p.key as problem, c.* from (
          select t.problem_id, t.run_id, count(*)::int as rollouts,
            count(*) filter (where ${isSuccess})::int as successes,
            count(*) filter (where t.status = 'failed' and not ${isSuccess})::int as crashed,
            count(*) filter (where t.status = 'timed_out' and not ${isSuccess})::int as timed_out,
            count(*) filter (where t.outcome = 'unscored')::int as unscored,
            count(*) filter (where t.outcome = 'unscored' and t.status not in ('failed', 'timed_out'))::int as unmeasured,
            count(distinct ${trial}) filter (where t.source_id is not null or t.rollout is not null)::int as trial_ids,
            coalesce(bool_and(t.rollout is not null) and max(t.rollout) filter (where not ${isSuccess})
              < min(t.rollout) filter (where ${isSuccess}), false) as is_rising
          ${rows} and ${ofRuns}
          group by 1, 2) c
        join problem p on p.id = c.problem_id
        order by p.key collate "C", c.run_id`,
  );
}

const ProblemCount = z.object({ count: z.int() });

/** Problems that match in the corpus but not in these runs. */
export async function countOtherProblems(
  { db }: Asker,
  { rows }: RolloutScope,
  runs: readonly number[],
): Promise<number> {
  const [row] = await queryRows(
    db,
    ProblemCount,
    sql`select count(*)::int as count from (
          select t.problem_id ${rows} group by 1 having not bool_or(t.run_id = any(${[...runs]}::int[]))) o`,
  );

  return row?.count ?? 0;
}
