import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { startJob } from "@/lib/services/jobs/start-job";
import { CLUSTER_JOB } from "./cluster-job";

const CorpusRow = z.object({ extId: z.string(), problems: z.int(), job: z.string().nullable() });

interface Wanted {
  readonly corpusId: number;
  /** Null where no person asked for it. */
  readonly personId: number | null;
}

/**
 * Has the leak clusters of a corpus made anew, in the caller's transaction, because what they are made from has changed.
 * Where a job is at it already, that job's end starts another one, so that there are never two at once and nothing is
 * missed.
 *
 * @returns the id of the job that waits or runs
 */
export async function wantClusters(tx: DbOrTransaction, { corpusId, personId }: Wanted): Promise<string> {
  // The lock keeps two that start at once from not seeing each other's job.
  await tx.$executeRaw(sql`update corpus set clusters_wanted = clusters_wanted + 1 where id = ${corpusId}`);

  return startClusterJob(tx, { corpusId, personId });
}

/** The job itself, for who holds the lock and has said that clusters are wanted. */
export async function startClusterJob(tx: DbOrTransaction, { corpusId, personId }: Wanted): Promise<string> {
  const [corpus] = await queryRows(
    tx,
    CorpusRow,
    sql`select c.ext_id::text as "extId",
          (select count(*)::int from problem p where p.corpus_id = c.id) as problems,
          (select j.id::text from job_run j where j.kind = ${CLUSTER_JOB} and j.state in ('queued', 'running')
            and j.payload->>'corpus' = c.ext_id::text order by j.created_at limit 1) as job
        from corpus c where c.id = ${corpusId}`,
  );
  if (!corpus) throw new Error("The corpus of these clusters is gone.");
  if (corpus.job !== null) return corpus.job;

  const payload = { corpus: corpus.extId };
  // Each problem is read, and written.
  return startJob(tx, { kind: CLUSTER_JOB, payload, personId, unit: "rows", total: corpus.problems * 2 });
}
