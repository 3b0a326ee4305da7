import * as z from "zod";
import type { SortField } from "@/lib/contract/trajectories";
import type { DbOrTransaction } from "./client";
import { type Direction, isAfter, keyTexts, type Nones, orderOf, type Place, placeValue } from "./order-place";
import { queryRows, type Sql, sql } from "./query-rows";
import { SORT_PLANS, type SortKey, type SortSegment } from "./sort-plan";

export interface PageRequest {
  readonly corpusId: number;
  readonly where: Sql;
  readonly sort: SortField;
  readonly direction: Direction;
  /** Last where nothing is said. */
  readonly nones?: Nones;
  readonly after?: Place | undefined;
  readonly limit: number;
}

const PlaceRow = z.object({ id: z.bigint(), keys: z.array(z.string()) });

/** Places of the next rows of an order, found by walking its index: for a filter that many rows match. */
export async function keysetPage(db: DbOrTransaction, request: PageRequest): Promise<Place[]> {
  const segments = [...SORT_PLANS[request.sort].segments.entries()];
  const order = request.nones === "first" ? segments.toReversed() : segments;
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
  for (const [index, segment] of SORT_PLANS[row.sort].segments.entries()) {
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
  const { corpusId, where, direction, after, limit } = request;
  const { keys, from } = segment;
  const rest = after ? isAfter(keys, after, direction) : sql`true`;
  const order = orderOf(
    keys.map((key) => key.expression),
    sql`t.id`,
    direction,
  );
  if (!from) {
    return sql`select t.id, ${keyTexts(keys)} as keys ${ownRows(corpusId)} and ${segment.where} and ${where} and ${rest}
      order by ${order} limit ${limit}::int`;
  }

  // The planner alone joins and sorts all matches. A limit for each row of the start makes it walk them in order.
  return sql`select t.id, ${keyTexts(keys)} as keys from ${from.tables(corpusId)} cross join lateral (
      select t.id ${ownRows(corpusId)} and ${from.link} and ${where} and ${after ? afterId(keys, after, direction) : sql`true`}
      order by ${orderOf([], sql`t.id`, direction)} limit ${limit}::int) t
    where ${segment.where} and ${rest} and ${after ? afterStart(keys, after, direction) : sql`true`}
    order by ${order} limit ${limit}::int`;
}

function rowsOf({ from, where }: SortSegment, corpusId: number): Sql {
  return from
    ? sql`from ${from.tables(corpusId)} join trajectory t on ${from.link} where t.corpus_id = ${corpusId} and ${where}`
    : sql`${ownRows(corpusId)} and ${where}`;
}

function ownRows(corpusId: number): Sql {
  return sql`from trajectory t left join review v on v.corpus_id = ${corpusId} and v.trajectory_id = t.id
    where t.corpus_id = ${corpusId}`;
}

/** The row of the start that the place is in is entered after the place, and every later one at its beginning. */
function afterId(keys: readonly SortKey[], after: Place, direction: Direction): Sql {
  const [key] = keys;
  const id = sql`${after.id}::text::bigint`;
  const start = direction === "ascending" ? sql`-1::bigint` : sql`${LAST_ID}::text::bigint`;
  const bound = key
    ? sql`case when ${key.expression} = ${placeValue(key, after.keys[0])} then ${id} else ${start} end`
    : id;

  return direction === "ascending" ? sql`t.id > ${bound}` : sql`t.id < ${bound}`;
}

/** A row comparison over two tables is no index condition; its first column alone is, and skips what came before. */
function afterStart(keys: readonly SortKey[], after: Place, direction: Direction): Sql {
  const [key] = keys;
  if (!key) return sql`true`;
  const value = placeValue(key, after.keys[0]);

  return direction === "ascending" ? sql`${key.expression} >= ${value}` : sql`${key.expression} <= ${value}`;
}

const LAST_ID = String(2n ** 63n - 1n);
