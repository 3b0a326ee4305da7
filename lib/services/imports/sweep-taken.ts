import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";

/** Tables that are written without a lock of the corpus: what names a trajectory there may come as it goes. */
const LOOSE = [
  ...[sql`settled_label`, sql`gate_label`, sql`step_label`, sql`comment`, sql`sighting`, sql`label_event`],
  sql`review`,
] as const;

/** Removes what somebody wrote of a trajectory of a corpus in the moment in which it went. */
export async function sweepTaken(db: DbOrTransaction, corpusId: number): Promise<void> {
  for (const table of LOOSE)
    await db.$executeRaw(sql`delete from ${table} o where o.corpus_id = ${corpusId}::int
      and not exists (select from trajectory t where t.corpus_id = ${corpusId}::int and t.id = o.trajectory_id)`);
}
