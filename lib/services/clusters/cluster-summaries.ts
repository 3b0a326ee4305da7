import * as z from "zod";
import { ClusterReason, type ClusterSummary } from "@/lib/contract/clusters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { POOLS } from "@/lib/leak/assign-pools";
import { CLUSTER_ID } from "./seen-clusters";

/** Enough of a query to know a problem by. */
const QUERY_SHOWN = 500;

const SummaryRow = z.object({
  cluster: z.int(),
  id: z.uuid(),
  key: z.string(),
  query: z.string(),
  problems: z.int(),
  buckets: z.array(z.string()),
  trajectories: z.int(),
  reasons: z.array(ClusterReason),
  pools: z.array(z.object({ split: z.string(), pools: z.array(z.enum(POOLS)) })),
});

/** Clusters by their internal ids, in that order. */
export async function clusterSummaries(
  db: DbOrTransaction,
  corpusId: number,
  ids: readonly number[],
): Promise<ClusterSummary[]> {
  if (ids.length === 0) return [];

  const rows = await queryRows(
    db,
    SummaryRow,
    sql`with member as materialized (
          select p.id, ${CLUSTER_ID} as cluster, p.bucket from problem p
          where p.corpus_id = ${corpusId} and p.id in (
            select pc.problem_id from problem_cluster pc where pc.cluster_id = any(${[...ids]}::int[])
            union select unnest(${[...ids]}::int[]))
        ), rollouts as (
          select m.cluster, count(*)::int as count from trajectory t join member m on m.id = t.problem_id
          where t.corpus_id = ${corpusId} and t.problem_id in (select id from member) group by 1
        ), pools as (
          select o.cluster, jsonb_agg(jsonb_build_object('split', o.name, 'pools', o.pools) order by o.name) as of from (
            select m.cluster, s.name, array_agg(distinct sp.pool order by sp.pool) as pools
            from split_pool sp join split s on s.id = sp.split_id join member m on m.id = sp.problem_id
            where s.corpus_id = ${corpusId} group by m.cluster, s.name) o
          group by 1
        )
        select f.id as cluster, f.ext_id as id, f.key, left(f.query, ${QUERY_SHOWN}) as query, count(*)::int as problems,
          coalesce(array_agg(distinct m.bucket order by m.bucket) filter (where m.bucket is not null), '{}') as buckets,
          coalesce(max(rollouts.count), 0) as trajectories, coalesce((select c.reasons from leak_cluster c where c.id = f.id), '{}') as reasons,
          coalesce((select pools.of from pools where pools.cluster = f.id), '[]') as pools
        from member m join problem f on f.id = m.cluster
        left join rollouts on rollouts.cluster = f.id
        group by f.id`,
  );
  const rowOf = new Map(rows.map(({ cluster, ...summary }) => [cluster, summary]));

  return ids.flatMap((id) => rowOf.get(id) ?? []);
}
