import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

const BATCH_ROWS = 100;
/** Of raw records: what a batch may hold in memory, some three times over. */
const BATCH_BYTES = 8 * 1024 * 1024;

const PickedRow = z.object({ id: z.bigint(), raw_bytes: z.number() });

/** The next trajectories of a corpus after one, in the order of their ids: as many as may be held at once; none at its end. */
export async function nextStored(db: DbOrTransaction, corpusId: number, afterId: bigint): Promise<bigint[]> {
  const rows = await queryRows(
    db,
    PickedRow,
    sql`select t.id, t.raw_bytes::float8 as raw_bytes from trajectory t
        where t.corpus_id = ${corpusId} and t.id > ${afterId} order by t.id limit ${BATCH_ROWS}`,
  );
  let bytes = 0;
  const keys: bigint[] = [];
  for (const row of rows) {
    if (bytes > BATCH_BYTES) break;
    keys.push(row.id);
    bytes += row.raw_bytes;
  }

  return keys;
}
