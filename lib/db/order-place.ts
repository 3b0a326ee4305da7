import { joinSql, type Sql, sql } from "./query-rows";
import type { SortKey } from "./sort-plan";

/** A place in an order: the keys of one row as text, and its id. */
export interface Place {
  readonly segment: number;
  readonly keys: readonly string[];
  readonly id: string;
}

export type Direction = "ascending" | "descending";

/** Rows that have no value to sort by follow the others in either direction of a list; they come first on the way back. */
export type Nones = "last" | "first";

/** The keys of a row as the text that a cursor carries. */
export function keyTexts(keys: readonly SortKey[]): Sql {
  if (keys.length === 0) return sql`array[]::text[]`;

  return sql`array[${joinSql(keys.map((key) => sql`(${key.expression})::text`))}]`;
}

/** Rows of the place's own segment that follow it. */
export function isAfter(keys: readonly SortKey[], place: Place, direction: Direction): Sql {
  const row = joinSql([...keys.map((key) => key.expression), sql`t.id`]);
  const values = joinSql([...keys.map((key, at) => placeValue(key, place.keys[at])), sql`${place.id}::text::bigint`]);

  return direction === "ascending" ? sql`(${row}) > (${values})` : sql`(${row}) < (${values})`;
}

/** One key of a place, as its column has it. */
export function placeValue(key: SortKey, text = ""): Sql {
  return sql`${text}::text::${TYPES[key.type]}`;
}

/** The order of rows by these columns, the id last. */
export function orderOf(columns: readonly Sql[], id: Sql, direction: Direction): Sql {
  const way = direction === "ascending" ? sql`asc` : sql`desc`;

  return joinSql([...columns, id].map((column) => sql`${column} ${way}`));
}

/** The opposite of an order: from a place in it, what comes before. */
export function wayBack(direction: Direction): { readonly direction: Direction; readonly nones: Nones } {
  return { direction: direction === "ascending" ? "descending" : "ascending", nones: "first" };
}

const TYPES: Readonly<Record<SortKey["type"], Sql>> = {
  int: sql`int`,
  smallint: sql`smallint`,
  real: sql`real`,
  text: sql`text`,
  timestamptz: sql`timestamptz`,
};
