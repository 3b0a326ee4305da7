import * as z from "zod";
import type { CountedRows } from "@/lib/contract/imports";
import type { DbOrTransaction } from "@/lib/db/client";
import { joinSql, queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { groupBy } from "@/lib/filter/group-by";
import { BESIDE_FORMATS } from "@/lib/scorer/beside-formats";
import { NOTE_COLUMNS, noteColumns, noteJoin, toNote } from "./set-aside-note";

/** A rejected row `r` that waits: neither a retry brought it in nor did somebody set it aside. */
export const waitingRow: Sql = sql`not r.resolved and r.set_aside_id is null`;

/** One of which a retry can read something: not one that was cut, nor the empty one that says that a file breaks off. An index answers. */
export const readableRow: Sql = sql`r.whole_bytes is null and r.raw_hash <> md5('')::uuid`;

const BESIDE = sql`${[...BESIDE_FORMATS]}::text[]`;

/** One that a retry reads: no product or problem, of which the file is imported again. */
export const retriedRow: Sql = sql`${readableRow} and not exists (
  select from import_file o where o.id = r.file_id and o.format = any(${BESIDE}))`;

/** How many of them an import has: products and problems are taken off, so that of all other rows the index is read alone. */
function retriedCount(importId: Sql): Sql {
  const isRead = sql`${waitingRow} and ${readableRow}`;

  return sql`((select count(*) from rejected_row r where r.import_id = ${importId} and ${isRead})
    - (select count(*) from import_file o join rejected_row r on r.file_id = o.id
        where o.import_id = ${importId} and o.format = any(${BESIDE}) and ${isRead}))::int`;
}

/**
 * How many rows of an import in one state, `r` kept or only counted, have each reason, by its hash: the index alone answers,
 * however many rows there are.
 */
export function alikeCounts(importId: number, isOfState: Sql): Sql {
  return sql`select r.reason_hash, sum(r.count)::int as count from (
      select r.reason_hash, count(*) as count from rejected_row r
      where r.import_id = ${importId} and not r.resolved and ${isOfState} group by r.reason_hash
      union all
      select md5(r.reason)::uuid, r.count from rejected_rest r where r.import_id = ${importId} and ${isOfState}
    ) r group by r.reason_hash`;
}

/** Reasons of an import's rejected rows in one state, `r` kept or only counted, with how many rows have each. */
export function reasonCounts(importId: number, isOfState: Sql): Sql {
  return sql`select r.reason, sum(r.count)::int as count from (
      select r.reason, 1 as count from rejected_row r where r.import_id = ${importId} and not r.resolved and ${isOfState}
      union all
      select r.reason, r.count from rejected_rest r where r.import_id = ${importId} and ${isOfState}
    ) r group by r.reason`;
}

const FigureRow = z.object({
  import_id: z.int(),
  resolved: z.int(),
  set_aside: z.int(),
  /** Rows that a retry reads; of a retry, those of the import that it retried. */
  left_to_retry: z.int(),
});
const CountedRow = z.object({
  import_id: z.int(),
  file: z.string(),
  reason: z.string(),
  count: z.int(),
  first_line: z.int(),
  ...NOTE_COLUMNS,
});

export interface RejectedFigures extends Pick<z.infer<typeof FigureRow>, "resolved" | "set_aside" | "left_to_retry"> {
  /** Those of which nothing is kept, the most frequent reasons first. */
  readonly countedRows: CountedRows[];
}

/**
 * What became of the rejected rows of imports, by their inner keys.
 *
 * @param isCounted - a condition over rejected rows `r`, kept or counted
 */
export async function readRejectedFigures(
  db: DbOrTransaction,
  importIds: readonly number[],
  isCounted: Sql,
): Promise<ReadonlyMap<number, RejectedFigures>> {
  if (importIds.length === 0) return new Map();
  const ids = joinSql([...importIds]);
  const figures = await queryRows(
    db,
    FigureRow,
    sql`select i.id as import_id, g.resolved,
          (g.set_aside + (select coalesce(sum(r.count), 0) from rejected_rest r
            where r.import_id = i.id and r.set_aside_id is not null and ${isCounted}))::int as set_aside,
          ${retriedCount(sql`coalesce(i.retry_of_id, i.id)`)} as left_to_retry
        from import i cross join lateral (
          select count(*) filter (where r.resolved)::int as resolved, count(r.set_aside_id) as set_aside
          from rejected_row r where r.import_id = i.id and ${isCounted}) g
        where i.id in (${ids})`,
  );
  const counted = await queryRows(
    db,
    CountedRow,
    sql`select r.import_id, f.name as file, r.reason, r.count, r.first_line, ${noteColumns}
        from rejected_rest r join import_file f on f.id = r.file_id ${noteJoin}
        where r.import_id in (${ids}) and ${isCounted} order by r.count desc, r.file_id, r.first_line`,
  );
  const countedOf = groupBy(counted, ({ import_id }) => import_id);

  return new Map(
    figures.map(({ import_id, ...figure }) => {
      return [import_id, { ...figure, countedRows: (countedOf.get(import_id) ?? []).map(toCountedRows) }];
    }),
  );
}

function toCountedRows(row: z.infer<typeof CountedRow>): CountedRows {
  const { file, reason, count, first_line } = row;

  return { file, reason, count, firstLine: first_line, setAside: toNote(row) };
}
