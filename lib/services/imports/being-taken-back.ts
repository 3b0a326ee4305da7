import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { ServiceError } from "@/lib/services/service-error";

/** The job that takes an import back. */
export const TAKE_BACK_JOB = "take_back_import";

/**
 * Whether an import of a corpus is being taken back: then nothing is started for the corpus that would be made of rows
 * which are about to go, since the job's end starts it anew.
 *
 * @param extId - the public id of the corpus, as a column
 */
export function beingTakenBack(extId: Sql): Sql {
  return sql`exists (select from job_run back where back.kind = ${TAKE_BACK_JOB}
    and back.state in ('queued', 'running') and back.payload->>'corpus' = ${extId}::text)`;
}

/** The last job of each import that takes it back or was to, as `(import, id, state)` with public ids as texts. */
export const LAST_TAKE_BACKS: Sql = sql`(select distinct on (back.payload->>'import') back.payload->>'import' as import,
    back.id::text, back.state
  from job_run back where back.kind = ${TAKE_BACK_JOB} order by back.payload->>'import', back.created_at desc)`;

/**
 * What is imported now would be compared with rows that are about to go, and left out for their sake; what a judge is asked
 * now would be asked about them, and what people make of many rows at once would hold them.
 *
 * @throws ServiceError CONFLICT while an import of the corpus is being taken back
 */
export async function refuseWhileTakenBack(db: DbOrTransaction, corpusId: number): Promise<void> {
  const [corpus] = await queryRows(
    db,
    z.object({ name: z.string() }),
    sql`select c.name from corpus c where c.id = ${corpusId} and ${beingTakenBack(sql`c.ext_id`)}`,
  );
  if (corpus !== undefined)
    throw new ServiceError(
      "CONFLICT",
      `An import is being taken back out of “${corpus.name}”. Try again once that has ended.`,
    );
}

/**
 * Holds a corpus until the transaction ends, before something is made of its rows: none of its imports is taken back
 * meanwhile, and whoever is about to sees what was made.
 *
 * @throws ServiceError CONFLICT while an import of the corpus is being taken back
 */
export async function holdCorpus(tx: DbOrTransaction, corpusId: number): Promise<void> {
  // Before the lock as well, which a taking back holds for longer than a request waits.
  await refuseWhileTakenBack(tx, corpusId);
  await tx.$executeRaw(sql`select from corpus where id = ${corpusId} for key share`);
  await refuseWhileTakenBack(tx, corpusId);
}
