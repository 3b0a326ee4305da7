import * as z from "zod";
import { type ClusterDetail, ClusterReason } from "@/lib/contract/clusters";
import { queryRows, sql } from "@/lib/db/query-rows";
import { POOLS } from "@/lib/leak/assign-pools";
import type { Asker } from "@/lib/services/blindness/asker";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { requirePermission } from "@/lib/services/require-permission";
import { clusterMembers } from "./cluster-sql";
import { clusterSummaries } from "./cluster-summaries";
import { decisionsOf } from "./decisions-of";
import { locateCluster } from "./locate-cluster";

/** More problems than a graph shows. */
const MOST_PROBLEMS = 500;
/** Enough of a query to know a problem by. */
const QUERY_SHOWN = 500;

const ProblemRow = z.object({
  key: z.int(),
  total: z.int(),
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  bucket: z.string().nullable(),
  difficulty: z.string().nullable(),
  trajectories: z.int(),
  pools: z.array(z.object({ split: z.string(), pool: z.enum(POOLS) })),
});
const MemberRow = z.object({ id: z.int() });
const EdgeRow = z.object({ a: z.uuid(), b: z.uuid(), reason: ClusterReason, value: z.string() });

/**
 * The graph of one cluster, by any of its problems, with what people decided in it.
 *
 * @throws ServiceError NOT_FOUND, or FORBIDDEN for who reviews anything of the corpus blind
 */
export async function getCluster(
  ctx: Asker,
  { id, cluster: problem }: { readonly id: string; readonly cluster: string },
): Promise<ClusterDetail> {
  requirePermission(ctx, "see_releases");
  const corpus = await getCorpusKey(ctx.db, id);
  const cluster = await locateCluster(ctx, corpus.id, problem);
  const rows = await readProblems(ctx, corpus.id, cluster.id);
  const ids = rows.map(({ key }) => key);
  const members = await queryRows(
    ctx.db,
    MemberRow,
    sql`select m.id from (${clusterMembers(sql`${cluster.id}::int`)}) m(id) order by m.id`,
  );
  const [edges, decisions, [summary]] = await Promise.all([
    queryRows(
      ctx.db,
      EdgeRow,
      sql`select a.ext_id as a, b.ext_id as b, e.reason, e.value
          from leak_edge e join problem a on a.id = e.a_id join problem b on b.id = e.b_id
          where e.corpus_id = ${corpus.id} and e.a_id = any(${ids}::int[]) and e.b_id = any(${ids}::int[])
            and not e.is_cut
          order by a.key collate "C", b.key collate "C", e.reason, e.value collate "C"`,
    ),
    // Of those too that are not sent: nowhere else can a decision about them be taken back.
    decisionsOf(
      ctx.db,
      corpus.id,
      members.map(({ id: member }) => member),
    ),
    clusterSummaries(ctx.db, { corpusId: corpus.id, ids: [cluster.id], find: "" }),
  ]);

  return {
    id: cluster.extId,
    problems: rows.map(({ key: _, total: __, name, ...row }) => ({ ...row, key: name })),
    total: rows[0]?.total ?? 0,
    pools: summary?.pools ?? [],
    edges,
    decisions,
  };
}

/** The smallest key first. */
function readProblems({ db }: Asker, corpusId: number, cluster: number): Promise<z.infer<typeof ProblemRow>[]> {
  return queryRows(
    db,
    ProblemRow,
    sql`select p.id as key, (count(*) over ())::int as total, p.ext_id as id, p.key as name,
          left(p.query, ${QUERY_SHOWN}) as query, p.bucket, p.difficulty,
          (select count(*)::int from trajectory t where t.corpus_id = ${corpusId} and t.problem_id = p.id) as trajectories,
          coalesce((select jsonb_agg(jsonb_build_object('split', s.name, 'pool', o.pool) order by s.name)
            from split_pool o join split s on s.id = o.split_id where o.problem_id = p.id), '[]') as pools
        from problem p
        where p.corpus_id = ${corpusId} and p.id in (${clusterMembers(sql`${cluster}::int`)})
        order by p.key collate "C" limit ${MOST_PROBLEMS}`,
  );
}
