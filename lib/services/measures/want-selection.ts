import type { DbOrTransaction } from "@/lib/db/client";
import { type Sql, sql } from "@/lib/db/query-rows";

/** In the transaction that changes what a selection is made from: where the job ends before its end, it is known to be behind. */
export async function wantSelection(tx: DbOrTransaction, corpusId: number): Promise<void> {
  await tx.$executeRaw(wantSelections(sql`c.id = ${corpusId} and c.selected_at is not null`));
}

/**
 * The statement that leaves selections behind, also those that are being made. It locks corpora in the order of their ids, as
 * all do that lock several.
 *
 * @param corpora - a condition over `corpus c`
 */
export function wantSelections(corpora: Sql): Sql {
  return sql`update corpus set selected_version_id = null, selection_wanted = selection_wanted + 1
    where id in (select c.id from corpus c where ${corpora} order by c.id for no key update)`;
}
