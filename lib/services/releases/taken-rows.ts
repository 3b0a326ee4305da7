import { emptySql, type Sql, sql } from "@/lib/db/query-rows";
import type { Selection } from "@/lib/exporters/exporter";
import { POOLS } from "@/lib/leak/assign-pools";
import { CLUSTER_ID } from "@/lib/services/clusters/cluster-sql";
import { isUnsure } from "@/lib/services/exports/export-members";
import { SELECTION_SQL } from "@/lib/services/exports/selection-sql";
import { type IdLists, listedRows } from "./id-lists";

/** Which trajectories a release may take of a corpus. */
export interface TakenBy {
  readonly corpusId: number;
  readonly splitId: number;
  readonly selection: Selection;
  /** A condition over `trajectory t` and `review v`. */
  readonly where: Sql;
  /** Where something else counts than what is stored of now. */
  readonly chosen?: Chosen | undefined;
}

/** What a filter version, caps or labels of a recipe come to that are not the ones that are stored. */
export interface Chosen {
  /** Ids of what the pipeline keeps, with commas between. */
  readonly kept: string;
  /** Ids by their verdict; empty where the stored ones serve, as for counts. */
  readonly verdicts: IdLists;
  /** In place of `review`. */
  readonly reviews: Sql;
  /** The last trajectory that is known. */
  readonly trajectoryTo: bigint;
}

/**
 * What the pipeline does not keep teaches nothing; what failed or was rejected is there as the bad example, and the
 * pipeline never keeps that. Nor does it keep what nobody scored: of that, a person's approval decides.
 */
const TAKEN_SQL = {
  approved: sql`c.good`,
  approved_or_failed: sql`(c.good or c.outcome in ('partial', 'fail'))`,
  approved_or_rejected: sql`(c.good or c.label is not distinct from 'reject')`,
  pairs: sql`true`,
} as const satisfies Record<Selection, Sql>;

/**
 * Trajectories that the preset and the filter take, with the pool of each, which is null while the split gives its
 * problem none. `is_taken` says that the pipeline lets it in, `good` that it may be learnt from.
 */
export function takenRows({ corpusId, splitId, selection, where, chosen }: TakenBy): Sql {
  const kept = chosen
    ? sql`unnest(string_to_array(${chosen.kept}, ',')::bigint[])`
    : sql`(select trajectory_id from selection where corpus_id = ${corpusId} and stage = 'kept')`;
  const verdict = chosen ? sql`coalesce(d.name, t.verdict)` : sql`t.verdict`;

  return sql`select c.*, ${TAKEN_SQL[selection]} as is_taken, sp.pool, ${CLUSTER_ID} as cluster_id,
      p.key as problem_key, ru.harness
    from (
      select k.*, se.id is not null as is_kept, k.approved and (se.id is not null or k.outcome = 'unscored') as good
      from (
        select t.id, t.problem_id, t.run_id, t.outcome, t.rule, ${isUnsure} as is_unsure, ${verdict} as verdict, t.body_sha, v.label, v.label_source,
          coalesce(v.approved, false) and v.label is distinct from 'reject' as approved
        from trajectory t left join ${chosen?.reviews ?? sql`review`} v on v.corpus_id = ${corpusId} and v.trajectory_id = t.id
        ${chosen ? sql`left join ${listedRows(chosen.verdicts)} d on d.id = t.id` : emptySql}
        where t.corpus_id = ${corpusId} and ${where} and ${SELECTION_SQL[selection]}
          and ${chosen ? sql`t.id <= ${chosen.trajectoryTo}` : sql`true`}
      ) k
      left join ${kept} se(id) on se.id = k.id
    ) c
    join problem p on p.id = c.problem_id
    join run ru on ru.id = c.run_id
    left join split_pool sp on sp.split_id = ${splitId} and sp.problem_id = c.problem_id`;
}

/** The order of a release's rows: made of the content alone, so that another database gives the same. */
export const RELEASE_ORDER = sql`array_position(${[...POOLS]}::text[], m.pool), m.problem_key collate "C", m.body_sha`;
