import { type Sql, sql } from "@/lib/db/query-rows";

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

/** Whether `job_run j` removes a corpus whose rows are gone: it goes on to its end. */
export const isPastReturn: Sql = sql`(j.kind = ${REMOVE_CORPUS_JOB} and j.state in ('queued', 'running') and j.payload ? 'left')`;
