import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { enqueueJob } from "@/lib/services/jobs/enqueue-job";
import { isDeadHere } from "./worker-id";

/** A worker beats every few seconds; this long without a beat means that it died. */
export const STALE_AFTER_SECONDS = 30;

/**
 * Puts jobs whose worker died back into the queue: those without a fresh heartbeat, and at once those of processes
 * of this host that are gone. A job goes on from what it has committed.
 *
 * @returns ids of the jobs that were recovered
 */
export async function recoverJobs(db: Db): Promise<string[]> {
  const running = await queryRows(
    db,
    z.object({ id: z.string(), worker_id: z.string().nullable(), is_stale: z.boolean() }),
    sql`select id::text, worker_id,
          coalesce(heartbeat_at < now() - make_interval(secs => ${STALE_AFTER_SECONDS}), true) as is_stale
        from job_run where state = 'running'`,
  );
  const lost = running.filter((job) => job.is_stale || job.worker_id === null || isDeadHere(job.worker_id));
  const recovered: string[] = [];

  for (const job of lost) if (await requeue(db, job.id, job.worker_id)) recovered.push(job.id);
  for (const { id } of await sleeping(db)) await enqueueJob(db, id);

  return recovered;
}

/**
 * Jobs that wait without a wake-up, as when the queue gave up on it while the database was away, or behind one that a
 * worker took and that began nothing in time: it died in between. That one stays locked and without a key, since a lock is
 * of all that a process has taken, and the process may live.
 */
async function sleeping(db: Db): Promise<readonly { readonly id: string }[]> {
  return queryRows(
    db,
    z.object({ id: z.string() }),
    sql`select j.id::text from job_run j where j.state = 'queued' and not exists (
          select 1 from graphile_worker.jobs q where q.key = 'job:' || j.id and q.attempts < q.max_attempts
            and (q.locked_at is null or q.locked_at > now() - make_interval(secs => ${STALE_AFTER_SECONDS})))`,
  );
}

/** One transaction, and only if nobody else took the job meanwhile. */
async function requeue(db: Db, jobId: string, workerId: string | null): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const [row] = await queryRows(
      tx,
      z.object({ id: z.string() }),
      sql`update job_run set state = 'queued', worker_id = null, heartbeat_at = null
          where id = ${jobId}::uuid and state = 'running' and worker_id is not distinct from ${workerId}::text
          returning id::text`,
    );
    if (row === undefined) return false;

    // The dead worker's lock on the wake-up would hold for hours.
    await queryRows(
      tx,
      z.object({}),
      sql`select 1 as done from (select graphile_worker.force_unlock_workers(
            array(select locked_by from graphile_worker.jobs where key = ${`job:${jobId}`} and locked_by is not null))) t`,
    );
    await enqueueJob(tx, jobId);

    return true;
  });
}
