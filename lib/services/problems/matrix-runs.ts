import * as z from "zod";
import type { MatrixRun, MatrixSummary } from "@/lib/contract/problems";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { type FoundRun, runsOfKeys } from "@/lib/services/evaluation/find-runs";
import { unknownRollouts } from "@/lib/services/evaluation/nothing-scored";
import { type RolloutScope, rolloutCells, rolloutCounts } from "@/lib/services/evaluation/rollout-cells";
import { facetColumn, StoredFacet } from "./matrix-facets";

/** A run with what it tried, and its internal key. */
export interface TriedRun {
  readonly key: number;
  /** All its rollouts, whatever matches and whoever asks. */
  readonly size: number;
  readonly run: MatrixRun;
}

export interface TriedRuns {
  /** Those with most problems first, then most rollouts, then the newest. */
  readonly runs: readonly TriedRun[];
  readonly runCount: number;
  /** Problems that any run tried. */
  readonly problems: number;
  readonly facets: MatrixSummary["facets"];
}

const TotalRow = z.object({
  key: z.int(),
  size: z.int(),
  problems: z.int(),
  rollouts: z.int(),
  successes: z.int(),
  unscored: z.int(),
  unmeasured: z.int(),
  open: z.int(),
  all_runs: z.int(),
  all_problems: z.int(),
  bucket: StoredFacet,
  difficulty: StoredFacet,
});

/**
 * Runs of a scope, the largest first, with what is said of all of them, in one scan. How large a run is counts every
 * rollout of it, so that nobody's blind rows and no filter change the order.
 *
 * @param named - runs that come whatever they tried
 * @param most - so many others at most
 */
export async function triedRuns(
  asker: Asker,
  scope: RolloutScope,
  { named, most }: { readonly named: readonly FoundRun[]; readonly most: number },
): Promise<TriedRuns> {
  const { corpusId } = scope;
  const whole: RolloutScope = {
    corpusId,
    rows: sql`from trajectory t where t.corpus_id = ${corpusId}`,
    isWhole: true,
    seen: undefined,
  };
  const everything = scope.isWhole ? sql`select * from cell` : await rolloutCounts(asker, whole);
  const rows = await queryRows(
    asker.db,
    TotalRow,
    sql`with cell as materialized (
          select n.problem_id, n.run_id, n.rollouts, n.successes, n.unscored, n.unmeasured, n.open from (${await rolloutCells(asker, scope)}) n),
        tried as materialized (select distinct c.problem_id from cell c),
        size as (
          select e.run_id, sum(e.rollouts)::int as rollouts, row_number() over (order by count(*) desc, sum(e.rollouts) desc, e.run_id desc) as place
          from (${everything}) e group by 1),
        total as (
          select c.run_id as key, s.rollouts as size, count(*)::int as problems, sum(c.rollouts)::int as rollouts,
            sum(c.successes)::int as successes, sum(c.unscored)::int as unscored, sum(c.unmeasured)::int as unmeasured, sum(c.open)::int as open,
            row_number() over (order by s.place) as place
          from cell c join size s on s.run_id = c.run_id group by 1, s.rollouts, s.place)
        select t.key, t.size, t.problems, t.rollouts, t.successes, t.unscored, t.unmeasured, t.open, (select count(*)::int from total) as all_runs,
          (select count(*)::int from tried) as all_problems,
          ${facetColumn("bucket")} as bucket, ${facetColumn("difficulty")} as difficulty
        from total t where t.place <= ${most} or t.key = any(${named.map(({ key }) => key)}::int[])
        order by t.place`,
  );
  const none = { problems: 0, rollouts: 0, successes: 0, unknown: 0 };
  const untried = named.filter(({ key }) => !rows.some((row) => row.key === key));
  const found = await runsOfKeys(
    asker.db,
    rows.map(({ key }) => key),
  );
  const runOf = new Map(found.map(({ key, run }) => [key, run]));

  return {
    runs: [
      ...rows.flatMap(({ key, size, problems, rollouts, successes, ...row }) => {
        const run = runOf.get(key);
        const unknown = unknownRollouts([{ ...row, rollouts, successes }]);
        return run ? [{ key, size, run: { ...run, problems, rollouts, successes, unknown } }] : [];
      }),
      ...untried.map(({ key, run }) => ({ key, size: 0, run: { ...run, ...none } })),
    ],
    runCount: rows[0]?.all_runs ?? 0,
    problems: rows[0]?.all_problems ?? 0,
    facets: { bucket: rows[0]?.bucket ?? [], difficulty: rows[0]?.difficulty ?? [] },
  };
}
