import { type Sql, sql } from "./query-rows";

/**
 * A query of names with their counts, as mergedCounts has them: those that a filter takes for one are one `name`, under the
 * spelling of most, with `small`, the name in small letters, to join stored names by.
 *
 * @param stored - a query of each stored `name` with its `count`; a name may come several times
 */
export function countedNames(stored: Sql): Sql {
  return sql`select lower(c.name) as small, (array_agg(c.name order by c.count desc, c.name collate "C"))[1] as name,
      sum(c.count)::int as count
    from (select s.name, sum(s.count) as count from (${stored}) s group by 1) c group by 1`;
}
