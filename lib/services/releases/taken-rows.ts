import { type Sql, sql } from "@/lib/db/query-rows";
import type { Selection } from "@/lib/exporters/exporter";
import { POOLS } from "@/lib/leak/assign-pools";
import { CLUSTER_ID } from "@/lib/services/clusters/seen-clusters";
import { SELECTION_SQL } from "@/lib/services/exports/selection-sql";
import { matches } from "@/lib/services/trajectories/count-matches";

/** Which trajectories a release may take of a corpus. */
export interface TakenBy {
  readonly corpusId: number;
  readonly splitId: number;
  readonly selection: Selection;
  /** A condition over `trajectory t` and `review v`. */
  readonly where: Sql;
}

/**
 * What the pipeline does not keep teaches nothing; what failed or was rejected is there as the bad example, and the
 * pipeline never keeps that. Nor does it keep what nobody scored: of that, a person's approval decides.
 */
const TAKEN_SQL = {
  approved: sql`c.good`,
  approved_or_failed: sql`(c.good or c.outcome in ('partial', 'fail'))`,
  approved_or_rejected: sql`(c.good or c.label = 'reject')`,
  pairs: sql`true`,
} as const satisfies Record<Selection, Sql>;

/**
 * Trajectories that the preset and the filter take, with the pool of each, which is null while the split gives its
 * problem none. `is_taken` says that the pipeline lets it in, `good` that it may be learnt from.
 */
export function takenRows({ corpusId, splitId, selection, where }: TakenBy): Sql {
  return sql`select c.*, ${TAKEN_SQL[selection]} as is_taken, sp.pool, ${CLUSTER_ID} as cluster_id,
      p.key as problem_key, ru.harness
    from (
      select k.*, se.trajectory_id is not null as is_kept,
        k.approved and (se.trajectory_id is not null or k.outcome = 'unscored') as good
      from (
        select t.id, t.problem_id, t.run_id, t.outcome, t.rule, t.verdict, t.body_sha, v.label, v.label_source,
          coalesce(v.approved, false) and v.label is distinct from 'reject' as approved
        ${matches(corpusId, sql`${where} and ${SELECTION_SQL[selection]}`)}
      ) k
      left join selection se on se.corpus_id = ${corpusId} and se.trajectory_id = k.id and se.stage = 'kept'
    ) c
    join problem p on p.id = c.problem_id
    join run ru on ru.id = c.run_id
    left join split_pool sp on sp.split_id = ${splitId} and sp.problem_id = c.problem_id`;
}

/** The order of a release's rows: made of the content alone, so that another database gives the same. */
export const RELEASE_ORDER = sql`array_position(${[...POOLS]}::text[], m.pool), m.problem_key collate "C", m.body_sha`;
