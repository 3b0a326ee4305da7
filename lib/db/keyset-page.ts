import * as z from "zod";
import type { SortField } from "@/lib/contract/trajectories";
import type { DbOrTransaction } from "./client";
import { emptySql, joinSql, queryRows, type Sql, sql } from "./query-rows";
import { SORT_PLANS, type SortKey, type SortSegment } from "./sort-plan";

/** At or under this many matches they are fetched and sorted; over it the index of the order is walked. */
const FEW = 1_000;

/** A place in an order: the keys of one row as text, and its id. */
export interface Place {
  readonly segment: number;
  readonly keys: readonly string[];
  readonly id: string;
}

export interface PageRequest {
  readonly corpusId: number;
  readonly where: Sql;
  readonly sort: SortField;
  readonly direction: "ascending" | "descending";
  readonly after?: Place | undefined;
  readonly limit: number;
  /** How many rows match, capped; decides how the page is read. */
  readonly matches: number;
}

const PlaceRow = z.object({ id: z.bigint(), keys: z.array(z.string()) });

/**
 * Places of the next rows of an order. The planner alone may walk 143,000 rows of a sort index for a selective
 * filter (98 ms at a million rows), so the count of matches decides which of the two statements is run.
 */
export async function keysetPage(db: DbOrTransaction, request: PageRequest): Promise<Place[]> {
  const ascending = [...SORT_PLANS[request.sort].entries()];
  const order = request.direction === "ascending" ? ascending : ascending.toReversed();
  const first = request.after ? order.findIndex(([index]) => index === request.after?.segment) : 0;
  const places: Place[] = [];

  for (const [index, segment] of order.slice(first)) {
    const after = request.after?.segment === index ? request.after : undefined;
    const limit = request.limit - places.length;
    const rows = await queryRows(db, PlaceRow, segmentStatement(segment, { ...request, after, limit }));
    places.push(...rows.map((row) => ({ segment: index, keys: row.keys, id: String(row.id) })));
    if (places.length >= request.limit) break;
  }

  return places;
}

/** The place of one row in an order, whether or not it matches a filter. */
export async function placeOf(
  db: DbOrTransaction,
  row: { corpusId: number; id: bigint; sort: SortField },
): Promise<Place | undefined> {
  for (const [index, segment] of SORT_PLANS[row.sort].entries()) {
    const [found] = await queryRows(
      db,
      PlaceRow,
      sql`select t.id, ${keyTexts(segment.keys)} as keys ${rowsOf(segment, row.corpusId)} and t.id = ${row.id}`,
    );
    if (found) return { segment: index, keys: found.keys, id: String(found.id) };
  }

  return undefined;
}

function segmentStatement(segment: SortSegment, request: PageRequest): Sql {
  const { keys } = segment;
  const rows = sql`${rowsOf(segment, request.corpusId)} and ${request.where} and ${afterPlace(segment, request)}`;
  const way = request.direction === "ascending" ? sql`asc` : sql`desc`;
  const limit = sql`limit ${request.limit}::int`;
  if (request.matches > FEW) {
    const order = joinSql([...keys.map((key) => sql`${key.expression} ${way}`), sql`t.id ${way}`]);
    return sql`select t.id, ${keyTexts(keys)} as keys ${rows} order by ${order} ${limit}`;
  }

  const names = keys.map((_, at) => sql`k.${column(at)} ${way}`);
  const columns = [sql`t.id`, ...keys.map((key, at) => sql`${key.expression} as ${column(at)}`)];

  return sql`with k as materialized (
      select ${joinSql(columns)}, ${keyTexts(keys)} as keys ${rows})
    select k.id, k.keys from k order by ${joinSql([...names, sql`k.id ${way}`])} ${limit}`;
}

function rowsOf({ joins, where }: SortSegment, corpusId: number): Sql {
  return sql`from trajectory t
    left join review v on v.corpus_id = ${corpusId} and v.trajectory_id = t.id ${joins}
    where t.corpus_id = ${corpusId} and ${where}`;
}

function keyTexts(keys: readonly SortKey[]): Sql {
  if (keys.length === 0) return sql`array[]::text[]`;

  return sql`array[${joinSql(keys.map((key) => sql`(${key.expression})::text`))}]`;
}

function afterPlace({ keys, joins }: SortSegment, { after, direction }: PageRequest): Sql {
  if (!after) return sql`true`;

  const values = keys.map((key, at) => sql`${after.keys[at] ?? ""}::text::${TYPES[key.type]}`);
  const row = joinSql([...keys.map((key) => key.expression), sql`t.id`]);
  const place = joinSql([...values, sql`${after.id}::text::bigint`]);
  const isAfter = direction === "ascending" ? sql`(${row}) > (${place})` : sql`(${row}) < (${place})`;
  const [key] = keys;
  const [value] = values;
  if (joins === emptySql || !key || !value) return isAfter;

  // A row comparison over two tables is no index condition; its first column alone is, and skips what came before.
  return direction === "ascending"
    ? sql`${isAfter} and ${key.expression} >= ${value}`
    : sql`${isAfter} and ${key.expression} <= ${value}`;
}

const TYPES: Readonly<Record<SortKey["type"], Sql>> = {
  int: sql`int`,
  smallint: sql`smallint`,
  real: sql`real`,
  text: sql`text`,
  timestamptz: sql`timestamptz`,
};

const COLUMNS = [sql`k0`, sql`k1`] as const;

function column(at: number): Sql {
  const name = COLUMNS[at];
  if (!name) throw new RangeError("An order has at most two keys beside the id.");

  return name;
}
