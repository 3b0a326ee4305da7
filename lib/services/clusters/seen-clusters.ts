import { type Sql, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { allBlindItems } from "@/lib/services/blindness/blind-items";
import { hasBlindQueue } from "@/lib/services/blindness/seen-rows";

/** The cluster of `problem p`: its smallest problem, and itself before the clusters are made. */
export const CLUSTER_ID: Sql = sql`coalesce(p.cluster_id, p.id)`;

/**
 * A condition over a cluster that leaves out those with a problem, or a variant of one, that a person still reviews
 * blind: what joins them says what rewards want and what a successful rollout recommends.
 *
 * @param cluster - its internal id in the statement
 */
export async function seenClusters(asker: Asker, corpusId: number, cluster: Sql): Promise<Sql> {
  if (!(await hasBlindQueue(asker, corpusId))) return sql`true`;

  return sql`${cluster} not in (
    with blind as materialized (select p.id, p.cluster_id, p.query_norm from problem p
      where p.id in (select b.problem_id from (${allBlindItems(asker.person, corpusId)}) b))
    select ${CLUSTER_ID} from blind p
    union all
    select ${CLUSTER_ID} from problem p where p.corpus_id = ${corpusId} and p.query_norm <> ''
      and p.query_norm in (select query_norm from blind))`;
}
