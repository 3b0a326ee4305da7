import * as z from "zod";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";

/** What is counted. */
export interface RolloutScope {
  readonly corpusId: number;
  /** FROM and WHERE of the rows that match and that the person may see. */
  readonly rows: Sql;
  /** Every trajectory of the corpus: no filter, and nothing that the person may not see. */
  readonly isWhole: boolean;
  /** FROM and WHERE of all rows that the person may see, whatever matches; undefined where that is every trajectory. */
  readonly seen: Sql | undefined;
}

/**
 * A statement for the counts and sums of problem × run in a scope, a row each, with the columns of `rollout_count`. Of a
 * column that nobody reads nothing is computed.
 *
 * The stored counts serve where the scope is the whole corpus and no trajectory lies behind them; else the trajectories
 * are grouped. A refresh replaces the counts at once, so what is read is what the corpus held at one moment.
 *
 * @param runs - by internal key; absent: of every run
 */
export async function rolloutCounts(asker: Asker, scope: RolloutScope, runs?: readonly number[]): Promise<Sql> {
  const { corpusId, isWhole, seen } = scope;
  const isCounted = isWhole && seen === undefined && (await areCounted(asker, corpusId));

  return isCounted ? countedCells(corpusId, runs) : groupedOf(scope, runs);
}

/** The same with `open`: the unscored rollouts of which the rules cannot tell. */
export async function rolloutCells(asker: Asker, scope: RolloutScope, runs?: readonly number[]): Promise<Sql> {
  const { corpusId, isWhole, seen } = scope;
  const isCounted = seen === undefined && (await areCounted(asker, corpusId));
  const grouped = groupedOf(scope, runs);

  // Whether the rules score a run is asked of all that the person may see of it, whatever matches, and only where it
  // decides: the list of runs is made when the first unscored rollout asks for it.
  if (!isCounted)
    return sql`with grouped as (${grouped})
      select n.*, ${openOf(scoredRuns(seen ?? sql`from trajectory t where t.corpus_id = ${corpusId}`))} from grouped n`;

  const scored = sql`select distinct r.run_id from rollout_count r
    where r.corpus_id = ${corpusId} and r.by_rules > 0 and ${ofRuns(sql`r.run_id`, runs)}`;

  return sql`select n.*, ${openOf(scored)} from (${isWhole ? countedCells(corpusId, runs) : grouped}) n`;
}

function countedCells(corpusId: number, runs: readonly number[] | undefined): Sql {
  return sql`select * from rollout_count n where n.corpus_id = ${corpusId} and ${ofRuns(sql`n.run_id`, runs)}`;
}

function groupedOf({ rows }: RolloutScope, runs: readonly number[] | undefined): Sql {
  return groupedCells(sql`${rows} and ${ofRuns(sql`t.run_id`, runs)}`);
}

function openOf(scored: Sql): Sql {
  return sql`case when n.unmeasured > 0 and n.run_id = any(array(${scored})) then n.unmeasured else 0 end as open`;
}

/**
 * Of how many rollouts of a cell `c` nobody can tell whether they succeeded, for statements that order or add up cells;
 * as `unknownRollouts` says it of one.
 */
export const UNKNOWN = sql`case when c.unscored = c.rollouts and c.unmeasured > 0 then c.rollouts else c.open end`;

/** Of the runs in `grouped` that have any unmeasured rollout, those that the rules score: each is read up to the first that they scored. */
function scoredRuns(seen: Sql): Sql {
  // By the order of the index: the planner would read the whole corpus to find few rows.
  return sql`select u.run_id from (select distinct run_id from grouped where unmeasured > 0) u
    cross join lateral (select ${seen} and t.run_id = u.run_id and t.outcome_by = 'rules' order by t.id limit 1) ruled`;
}

/** The statement that groups trajectories to problem × run. Only a success is one; all else has failed (domain 2.1). */
export function groupedCells(rows: Sql): Sql {
  return sql`select t.corpus_id, t.run_id, t.problem_id, ${MEASURES} ${rows} group by 1, 2, 3`;
}

function ofRuns(column: Sql, runs: readonly number[] | undefined): Sql {
  return runs === undefined ? sql`true` : sql`${column} = any(${[...runs]}::int[])`;
}

const isSuccess = sql`t.outcome = 'success'`;
// The source's id of a trajectory counts beside its number: two files may both begin at trial 0.
const trial = sql`coalesce(t.source_id, '') || '#' || coalesce(t.rollout::text, '')`;

/** The columns of `rollout_count` behind its key, in its order, over `trajectory t`. */
const MEASURES = sql`
  count(*)::int as rollouts,
  count(*) filter (where ${isSuccess})::int as successes,
  count(*) filter (where t.status = 'failed' and not ${isSuccess})::int as crashed,
  count(*) filter (where t.status = 'timed_out' and not ${isSuccess})::int as timed_out,
  count(*) filter (where t.outcome = 'unscored')::int as unscored,
  count(*) filter (where t.outcome = 'unscored' and t.status not in ('failed', 'timed_out'))::int as unmeasured,
  count(distinct ${trial}) filter (where t.source_id is not null or t.rollout is not null)::int as trial_ids,
  coalesce(bool_and(t.rollout is not null) and max(t.rollout) filter (where not ${isSuccess})
    < min(t.rollout) filter (where ${isSuccess}), false) as is_rising,
  coalesce(sum(t.judge_score::float8) filter (where t.judge_state = 'scored'), 0) as judge_sum,
  (count(t.judge_score) filter (where t.judge_state = 'scored'))::int as judge_n,
  (count(*) filter (where t.judge_state = 'failed'))::int as judge_failed,
  coalesce(sum(t.richness::float8), 0) as richness_sum,
  count(t.richness)::int as richness_n,
  sum(t.tokens)::bigint as tokens,
  sum(t.steps)::bigint as steps,
  coalesce(sum(t.cost_usd), 0) as cost_sum,
  count(t.cost_usd)::int as cost_n,
  (count(*) filter (where t.outcome_by = 'rules'))::int as by_rules`;

const Counted = z.object({ counted: z.boolean() });

async function areCounted({ db }: Asker, corpusId: number): Promise<boolean> {
  const [row] = await queryRows(
    db,
    Counted,
    sql`select coalesce(c.counted_to = (select max(t.id) from trajectory t where t.corpus_id = ${corpusId}), false) as counted
        from corpus c where c.id = ${corpusId}`,
  );

  return row?.counted ?? false;
}
