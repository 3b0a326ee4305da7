import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { remakeClusters } from "@/lib/leak/remake-clusters";
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
  await tellTouched(tx, corpusId, { before: rows.clusters, now: [...new Set(clusterOf)], members });
  await replaceProposals(tx, corpusId, {
    members,
    proposals: proposals.map(({ a, b, similarity }) => ({ a: ids[a] ?? 0, b: ids[b] ?? 0, similarity })),
  });
}

interface Told {
  readonly before: readonly number[];
  readonly now: readonly number[];
  readonly members: readonly number[];
}

/** What the list says of each of them. */
async function tellTouched(tx: DbOrTransaction, corpusId: number, { before, now, members }: Told): Promise<void> {
  await tx.$executeRaw(
    sql`delete from leak_cluster where id = any(${[...before]}::int[]) and not id = any(${[...now]}::int[])`,
  );
  await tx.$executeRaw(
    sql`with size as (
          select cluster_id as id, count(*)::int as problems from problem_cluster
          where cluster_id = any(${[...now]}::int[]) group by 1
        ), joined as (
          select p.cluster_id as id, array_agg(distinct e.reason order by e.reason) as reasons
          from leak_edge e join problem_cluster p on p.problem_id = e.a_id
          where e.corpus_id = ${corpusId} and e.a_id = any(${[...members]}::int[]) and not e.is_cut group by 1
        )
        insert into leak_cluster as c (id, corpus_id, key, problems, reasons)
        select s.id, ${corpusId}::int, f.key, s.problems, coalesce(j.reasons, '{}')
        from size s join problem f on f.id = s.id left join joined j on j.id = s.id
        on conflict (id) do update set problems = excluded.problems, reasons = excluded.reasons`,
  );
}

interface NewProposals {
  readonly members: readonly number[];
  readonly proposals: readonly { readonly a: number; readonly b: number; readonly similarity: number }[];
}

/** As where all clusters are made: what was decided stays as it is, and an open one that holds no more goes. */
async function replaceProposals(
  tx: DbOrTransaction,
  corpusId: number,
  { members, proposals }: NewProposals,
): Promise<void> {
  const now = sql`select a_id, b_id, similarity::real from unnest(${proposals.map(({ a }) => a)}::int[],
    ${proposals.map(({ b }) => b)}::int[], ${proposals.map(({ similarity }) => similarity)}::float8[])
    as n(a_id, b_id, similarity)`;
  await tx.$executeRaw(
    sql`delete from leak_proposal l where l.corpus_id = ${corpusId} and l.state = 'open'
          and (l.a_id = any(${[...members]}::int[]) or l.b_id = any(${[...members]}::int[]))
          and not exists (select from (${now}) n where n.a_id = l.a_id and n.b_id = l.b_id)`,
  );
  await tx.$executeRaw(
    sql`insert into leak_proposal as l (corpus_id, a_id, b_id, similarity)
        select ${corpusId}::int, n.a_id, n.b_id, n.similarity from (${now}) n
        on conflict (corpus_id, a_id, b_id) do update set similarity = excluded.similarity
          where l.state = 'open' and l.similarity <> excluded.similarity`,
  );
}
