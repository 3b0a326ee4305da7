import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

const IdRow = z.object({ key: z.bigint(), id: z.string() });

/** Public ids by internal key. */
export async function trajectoryIds(
  db: DbOrTransaction,
  corpusId: number,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queryRows(
    db,
    IdRow,
    sql`select id as key, ext_id as id from trajectory where corpus_id = ${corpusId} and id = any(${[...keys]}::bigint[])`,
  );

  return new Map(rows.map((row) => [String(row.key), row.id]));
}
