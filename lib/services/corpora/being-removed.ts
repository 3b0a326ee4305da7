import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { TAKE_BACK_JOB } from "@/lib/services/imports/being-taken-back";
import { ServiceError } from "@/lib/services/service-error";

/** The job that removes a corpus. */
export const REMOVE_CORPUS_JOB = "remove_corpus";

/**
 * Whether a job waits or runs that removes the corpus: then nobody chooses it any more and nothing is started for it,
 * while everything of it is still there.
 *
 * @param extId - its public id, as a column
 */
export function beingRemoved(extId: Sql): Sql {
  return sql`exists (select from job_run gone where gone.kind = ${REMOVE_CORPUS_JOB}
    and gone.state in ('queued', 'running') and gone.payload->>'corpus' = ${extId}::text)`;
}

/** The same of the corpus with this internal key, as a column. */
export function corpusBeingRemoved(id: Sql): Sql {
  return sql`exists (select from corpus k where k.id = ${id} and ${beingRemoved(sql`k.ext_id`)})`;
}

/**
 * What is said of something in a corpus that is being removed would go with it, unseen by who removes it.
 *
 * @throws ServiceError CONFLICT
 */
export async function refuseWhileRemoved(db: DbOrTransaction, corpusId: number): Promise<void> {
  const [corpus] = await queryRows(
    db,
    z.object({ name: z.string() }),
    sql`select c.name from corpus c where c.id = ${corpusId} and ${beingRemoved(sql`c.ext_id`)}`,
  );
  if (corpus !== undefined)
    throw new ServiceError("CONFLICT", `“${corpus.name}” is being removed, so nothing of it is changed any more.`);
}

/** Jobs that delete rows first and files afterwards. */
export const REMOVING_JOBS: readonly string[] = [REMOVE_CORPUS_JOB, TAKE_BACK_JOB];

/** Whether `job_run j` removes a corpus, or takes an import back, whose rows are gone: it goes on to its end. */
export const isPastReturn: Sql = sql`(j.kind = any(${[...REMOVING_JOBS]}::text[]) and j.state in ('queued', 'running') and j.payload ? 'left')`;
