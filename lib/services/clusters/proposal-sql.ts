import { emptySql, type Sql, sql } from "@/lib/db/query-rows";

/**
 * Takes away the open proposals of a corpus, or those of some problems, that hold no more.
 *
 * @param now - those that hold, as a relation of `(a_id, b_id, similarity)`
 */
export function dropProposals(corpusId: number, now: Sql, members?: readonly number[]): Sql {
  const own = members
    ? sql`and (l.a_id = any(${[...members]}::int[]) or l.b_id = any(${[...members]}::int[]))`
    : emptySql;

  return sql`delete from leak_proposal l where l.corpus_id = ${corpusId}::int and l.state = 'open' ${own}
    and not exists (select from ${now} n where n.a_id = l.a_id and n.b_id = l.b_id)`;
}

/** Puts the proposals that hold now beside those that are there. What was decided stays as it is. */
export function putProposals(corpusId: number, now: Sql): Sql {
  return sql`insert into leak_proposal as l (corpus_id, a_id, b_id, similarity)
    select ${corpusId}::int, n.a_id, n.b_id, n.similarity from ${now} n
    on conflict (corpus_id, a_id, b_id) do update set similarity = excluded.similarity
      where l.state = 'open' and l.similarity <> excluded.similarity`;
}

/**
 * Takes those out of `proposed_now (a_id, b_id)` whose two clusters somebody has refused, also while these were made. The
 * caller has written the clusters and locked the corpus.
 */
export function dropRefused(corpusId: number): Sql {
  return sql`with refused as (
      select distinct least(a.cluster_id, b.cluster_id) as one, greatest(a.cluster_id, b.cluster_id) as other
      from leak_proposal l join problem_cluster a on a.problem_id = l.a_id join problem_cluster b on b.problem_id = l.b_id
      where l.corpus_id = ${corpusId}::int and l.state = 'refused'
    )
    delete from proposed_now n using problem_cluster a, problem_cluster b, refused r
    where a.problem_id = n.a_id and b.problem_id = n.b_id
      and r.one = least(a.cluster_id, b.cluster_id) and r.other = greatest(a.cluster_id, b.cluster_id)`;
}
