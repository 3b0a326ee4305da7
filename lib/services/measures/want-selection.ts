import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";

/** In the transaction that changes what a selection is made from: where the job ends before its end, it is known to be behind. */
export async function wantSelection(tx: DbOrTransaction, corpusId: number): Promise<void> {
  await tx.$executeRaw(sql`update corpus set selected_version_id = null, selection_wanted = selection_wanted + 1
    where id = ${corpusId} and selected_at is not null`);
}
