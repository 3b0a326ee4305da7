import * as z from "zod";
import type { Db, DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { startJob } from "@/lib/services/jobs/start-job";
import { SELECTION_JOB } from "./selection-job";

const CorpusRow = z.object({ extId: z.string(), rows: z.int(), running: z.int() });

/**
 * Has the selection of a corpus made anew, because what it is made from has changed. Where a job is at it already, that
 * job's end starts another one, so that there are never two at once and nothing is missed.
 *
 * @returns the job's id; undefined when one waits or runs, and in an empty corpus
 */
export function startSelection(db: Db, corpusId: number): Promise<string | undefined> {
  return db.$transaction(async (tx) => {
    const corpus = await lockCorpus(tx, corpusId);
    if (!corpus || corpus.rows === 0) return undefined;

    await markStale(tx, corpusId);
    if (corpus.running > 0) return undefined;

    const payload = { corpus: corpus.extId };
    return startJob(tx, { kind: SELECTION_JOB, payload, personId: null, unit: "rows", total: corpus.rows });
  });
}

/** The lock keeps two that start at once from not seeing each other's job. */
async function lockCorpus(tx: DbOrTransaction, corpusId: number): Promise<z.infer<typeof CorpusRow> | undefined> {
  await queryRows(tx, z.object({}), sql`select from corpus where id = ${corpusId} for no key update`);
  const [corpus] = await queryRows(
    tx,
    CorpusRow,
    sql`select c.ext_id::text as "extId",
          (select count(*)::int from trajectory t where t.corpus_id = c.id) as rows,
          (select count(*)::int from job_run j where j.kind = ${SELECTION_JOB} and j.state in ('queued', 'running')
            and j.payload->>'corpus' = c.ext_id::text) as running
        from corpus c where c.id = ${corpusId}`,
  );

  return corpus;
}

/** Without a version the selection is of none, so it counts as behind until one is made that was begun from here on. */
async function markStale(tx: DbOrTransaction, corpusId: number): Promise<void> {
  await tx.$executeRaw(
    sql`update corpus set selected_version_id = null, selection_wanted = selection_wanted + 1 where id = ${corpusId}`,
  );
}
