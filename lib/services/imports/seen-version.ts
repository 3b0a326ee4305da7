import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { allRows } from "./sighted-rows";

interface VersionedImport {
  readonly id: number;
  readonly set_aside_version: number;
}

/** The number of an import of which no row is set aside that the person may know of, where they may not know of all. */
export const NOTHING_SET_ASIDE = -1;

const MarkRow = z.object({ import_id: z.int(), mark: z.int() });

/**
 * A number that is another once rejected rows of an import are set aside or put back. The import's own rises with any of
 * them, and would tell of those that a person may not know of: such a person gets one made of how the others stand.
 */
export async function seenVersion(
  db: DbOrTransaction,
  { id, set_aside_version }: VersionedImport,
  isSighted: Sql,
): Promise<number> {
  if (isSighted === allRows) return set_aside_version;

  return (await seenMarks(db, [id], isSighted)).get(id) ?? NOTHING_SET_ASIDE;
}

/**
 * The numbers of several imports of which a person may not know all rows, by their inner keys, where any that they may know of
 * is set aside. They are below zero, where no import's own number is: whoever may know of all rows meanwhile has not seen them.
 */
export async function seenMarks(
  db: DbOrTransaction,
  importIds: readonly number[],
  isSighted: Sql,
): Promise<ReadonlyMap<number, number>> {
  if (importIds.length === 0) return new Map();

  const ids = sql`${[...importIds]}::int[]`;
  const rows = await queryRows(
    db,
    MarkRow,
    // Every act has an id of its own, so what stands by the same acts was not changed.
    sql`select a.import_id, -2 - (hashtext(string_agg(a.act, ',' order by a.act)) & 1073741823) as mark from (
          select r.import_id, r.set_aside_id || ' ' || count(*) as act from rejected_row r
          where r.import_id = any(${ids}) and r.set_aside_id is not null and ${isSighted} group by 1, r.set_aside_id
          union all
          select r.import_id, r.set_aside_id || ' ' || sum(r.count) from rejected_rest r
          where r.import_id = any(${ids}) and r.set_aside_id is not null and ${isSighted} group by 1, r.set_aside_id
        ) a group by 1`,
  );

  return new Map(rows.map(({ import_id, mark }) => [import_id, mark]));
}
