import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { remakeClusters } from "@/lib/leak/remake-clusters";
import { dropProposals, putProposals } from "./proposal-sql";
import { dropClusters, tellClusters } from "./told-sql";
import type { TouchedRows } from "./touched-clusters";

/** Puts the touched clusters, as they are made anew, in place of those before. */
export async function writeTouched(tx: DbOrTransaction, corpusId: number, rows: TouchedRows): Promise<void> {
  const { ids, touched, members } = rows;
  const { first, proposals } = remakeClusters(touched);
  const own = [...ids.entries()].filter(([place]) => touched.stays[place] === undefined);
  const clusterOf = own.map(([place, id]) => ids[first[place] ?? place] ?? id);

  await tx.$executeRaw(
    sql`update problem_cluster c set cluster_id = n.cluster_id
        from unnest(${own.map(([, id]) => id)}::int[], ${clusterOf}::int[]) as n(problem_id, cluster_id)
        where c.problem_id = n.problem_id and c.cluster_id <> n.cluster_id`,
  );
  await tx.$executeRaw(dropClusters(corpusId, rows.clusters));
  await tx.$executeRaw(tellClusters(corpusId, { clusters: [...new Set(clusterOf)], members }));
  const now = sql`(select a_id, b_id, similarity::real
    from unnest(${proposals.map(({ a }) => ids[a] ?? 0)}::int[], ${proposals.map(({ b }) => ids[b] ?? 0)}::int[],
      ${proposals.map(({ similarity }) => similarity)}::float8[]) as n(a_id, b_id, similarity))`;
  await tx.$executeRaw(dropProposals(corpusId, now, members));
  await tx.$executeRaw(putProposals(corpusId, now));
}
