import { type Sql, sql } from "@/lib/db/query-rows";

/** Ids by what is said of them, as text with commas between: a million are one value of a statement. */
export type IdLists = ReadonlyMap<string, string>;

/** Rows of `id` and `name`. */
export function listedRows(lists: IdLists): Sql {
  return sql`(select i.id, g.name from unnest(${[...lists.keys()]}::text[], ${[...lists.values()]}::text[]) g(name, ids),
    unnest(string_to_array(g.ids, ',')::bigint[]) i(id))`;
}
