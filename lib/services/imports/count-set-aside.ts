import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

/** Records of a corpus that could not be read and that somebody set aside: `countWaiting` counts none of them. */
export async function countSetAside(db: DbOrTransaction, corpusId: number): Promise<number> {
  const [row] = await queryRows(
    db,
    z.object({ rows: z.int() }),
    sql`select ((select count(*) from rejected_row r join import i on i.id = r.import_id
            where i.corpus_id = ${corpusId} and not r.resolved and r.set_aside_id is not null)
          + (select coalesce(sum(r.count), 0) from rejected_rest r join import i on i.id = r.import_id
            where i.corpus_id = ${corpusId} and r.set_aside_id is not null))::int as rows`,
  );

  return row?.rows ?? 0;
}
