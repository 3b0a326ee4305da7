import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";

/** Removes what was noted as seen of a trajectory of a corpus in the moment in which it went: that alone holds none. */
export async function sweepTaken(db: DbOrTransaction, corpusId: number): Promise<void> {
  await db.$executeRaw(sql`delete from sighting o where o.corpus_id = ${corpusId}::int
    and not exists (select from trajectory t where t.corpus_id = ${corpusId}::int and t.id = o.trajectory_id)`);
}
