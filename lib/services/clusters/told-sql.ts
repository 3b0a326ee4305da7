import { emptySql, type Sql, sql } from "@/lib/db/query-rows";

/** Some clusters of a corpus, with all their problems. */
interface SomeClusters {
  readonly clusters: readonly number[];
  readonly members: readonly number[];
}

/** What the list says of each cluster of a corpus, or of these alone, as their problems and edges are now. */
export function tellClusters(corpusId: number, some?: SomeClusters): Sql {
  const own = some ? sql`p.cluster_id = any(${[...some.clusters]}::int[])` : sql`p.corpus_id = ${corpusId}::int`;
  const ofMembers = some ? sql`and e.a_id = any(${[...some.members]}::int[])` : emptySql;

  return sql`with size as (
      select p.cluster_id as id, count(*)::int as problems from problem_cluster p where ${own} group by 1
    ), joined as (
      select p.cluster_id as id, array_agg(distinct e.reason order by e.reason) as reasons
      from leak_edge e join problem_cluster p on p.problem_id = e.a_id
      where e.corpus_id = ${corpusId}::int ${ofMembers} and not e.is_cut group by 1
    )
    insert into leak_cluster as c (id, corpus_id, key, problems, reasons)
    select s.id, ${corpusId}::int, f.key, s.problems, coalesce(j.reasons, '{}')
    from size s join problem f on f.id = s.id left join joined j on j.id = s.id
    on conflict (id) do update set problems = excluded.problems, reasons = excluded.reasons
      where (c.problems, c.reasons) is distinct from (excluded.problems, excluded.reasons)`;
}

/** Takes away what the list says of clusters, of all or of these, that no problem is the first of any more. */
export function dropClusters(corpusId: number, among?: readonly number[]): Sql {
  const own = among ? sql`and c.id = any(${[...among]}::int[])` : emptySql;

  return sql`delete from leak_cluster c where c.corpus_id = ${corpusId}::int ${own}
    and not exists (select from problem_cluster p where p.problem_id = c.id and p.cluster_id = c.id)`;
}
