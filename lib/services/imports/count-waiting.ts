import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { waitingRow } from "./rejected-figures";

/** Records of a corpus that could not be read, that no later try brought in and that nobody set aside. */
export async function countWaiting(db: DbOrTransaction, corpusId: number): Promise<number> {
  const [row] = await queryRows(
    db,
    z.object({ rows: z.int() }),
    sql`select ((select count(*) from rejected_row r join import i on i.id = r.import_id
            where i.corpus_id = ${corpusId} and ${waitingRow})
          + (select coalesce(sum(r.count), 0) from rejected_rest r join import i on i.id = r.import_id
            where i.corpus_id = ${corpusId} and r.set_aside_id is null))::int as rows`,
  );

  return row?.rows ?? 0;
}
