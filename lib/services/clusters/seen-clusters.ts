import { type Sql, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { allBlindItems } from "@/lib/services/blindness/blind-items";
import { hasBlindQueue } from "@/lib/services/blindness/seen-rows";

/** The cluster of a problem: its smallest problem, and itself before the clusters are made. */
export function clusterOf(problem: Sql): Sql {
  return sql`coalesce((select pc.cluster_id from problem_cluster pc where pc.problem_id = ${problem}), ${problem})`;
}

/** That of `problem p`. */
export const CLUSTER_ID = clusterOf(sql`p.id`);

/** The ids of the problems of a cluster. */
export function clusterMembers(cluster: Sql): Sql {
  return sql`select pc.problem_id from problem_cluster pc where pc.cluster_id = ${cluster} union select ${cluster}`;
}

/**
 * A condition over a cluster that leaves out those with a problem, or a variant of one, that a person still reviews
 * blind: what joins them says what rewards want and what a successful rollout recommends.
 *
 * @param cluster - its internal id in the statement
 */
export async function seenClusters(asker: Asker, corpusId: number, cluster: Sql): Promise<Sql> {
  if (!(await hasBlindQueue(asker, corpusId))) return sql`true`;

  return sql`${cluster} not in (
    with blind as materialized (select p.id, p.query_norm from problem p
      where p.id in (select b.problem_id from (${allBlindItems(asker.person, corpusId)}) b))
    select ${CLUSTER_ID} from blind p
    union all
    select ${CLUSTER_ID} from problem p where p.corpus_id = ${corpusId} and p.query_norm <> ''
      and p.query_norm in (select query_norm from blind))`;
}
