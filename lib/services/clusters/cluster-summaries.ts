import * as z from "zod";
import { ClusterReason, type ClusterSummary } from "@/lib/contract/clusters";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { POOLS } from "@/lib/leak/assign-pools";
import { CLUSTER_ID } from "./cluster-sql";
import { problemsHolding } from "./matching-clusters";
import { wordsAround } from "./words-around";

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
  match: z.object({ key: z.string(), query: z.string() }).nullable(),
});

interface Asked {
  readonly corpusId: number;
  /** Internal ones, in the order of the answer. */
  readonly ids: readonly number[];
  /** What they were found by; empty where nothing was looked for. */
  readonly find: string;
}

/** Clusters by their internal ids, in that order, each with the problem of it that holds what was looked for. */
export async function clusterSummaries(db: DbOrTransaction, { corpusId, ids, find }: Asked): Promise<ClusterSummary[]> {
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
        ), match as (${find === "" ? NO_MATCH : matches(corpusId, find)})
        select f.id as cluster, f.ext_id as id, f.key, left(f.query, ${QUERY_SHOWN}) as query, count(*)::int as problems,
          coalesce(array_agg(distinct m.bucket order by m.bucket) filter (where m.bucket is not null), '{}') as buckets,
          coalesce(max(rollouts.count), 0) as trajectories, coalesce((select c.reasons from leak_cluster c where c.id = f.id), '{}') as reasons,
          coalesce((select pools.of from pools where pools.cluster = f.id), '[]') as pools,
          (select jsonb_build_object('key', match.key, 'query', match.query) from match where match.cluster = f.id) as match
        from member m join problem f on f.id = m.cluster
        left join rollouts on rollouts.cluster = f.id
        group by f.id`,
  );
  const rowOf = new Map(
    rows.map(({ cluster, match, pools, ...summary }) => [
      cluster,
      {
        ...summary,
        pools: inOrder(pools),
        ...(match ? { match: { key: match.key, words: wordsAround(match.query, find) } } : {}),
      },
    ]),
  );

  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

/** Letters would put test before train. */
function inOrder(pools: ClusterSummary["pools"]): ClusterSummary["pools"] {
  return pools.map(({ split, pools: held }) => ({ split, pools: POOLS.filter((pool) => held.includes(pool)) }));
}

const NO_MATCH = sql`select null::int as cluster, null::text as key, null::text as query where false`;

/** One problem of each cluster: the smallest one, which names it, before others. */
function matches(corpusId: number, find: string): Sql {
  return sql`select distinct on (m.cluster) m.cluster, p.key, p.query from member m join problem p on p.id = m.id
    where m.id in (${problemsHolding(corpusId, find)}) order by m.cluster, p.id <> m.cluster, p.key collate "C"`;
}
