import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { errorCodes, isConnectionLoss } from "@/lib/db/error-codes";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Log } from "@/lib/log";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { enqueueJob } from "@/lib/services/jobs/enqueue-job";
import { ServiceError } from "@/lib/services/service-error";
import { type Job, JobCancelled, type JobClaim, type JobEndState, JobFailed, JobInterrupted, JobPutBack } from "./job";
import { openProgress } from "./job-progress";
import { STALE_AFTER_SECONDS } from "./recover-jobs";
import { TURN_AGAIN_SECONDS } from "./take-turns";

/** What a process needs to run jobs. */
export interface JobHost {
  readonly db: Db;
  readonly databaseUrl: string;
  readonly home: string;
  readonly workerId: string;
  readonly jobs: readonly Job[];
  readonly now: () => Date;
  readonly log: Log;
  /** Aborted when the process shuts down. */
  readonly shutdown: AbortSignal;
}

export type JobEnd = JobEndState | "interrupted" | "put_back" | "not_mine";

/**
 * A job that takes its process down would do so again at every start. One that died beside a guilty one is run alone from
 * then on, so it never comes here by another's fault.
 */
const MOST_ATTEMPTS = 3;

const Claimed = z.object({
  kind: z.string(),
  payload: z.unknown(),
  person_id: z.int().nullable(),
  attempts: z.int(),
});

/**
 * Claims the job and runs it to its end. A claim is one statement, so that of two workers one runs it; a job that
 * this worker already holds (the command line claims at its start) is run as well.
 */
export async function runJob(host: JobHost, jobId: string): Promise<JobEnd> {
  const [claimed] = await queryRows(
    host.db,
    Claimed,
    sql`update job_run set state = 'running', worker_id = ${host.workerId}, heartbeat_at = now(),
          started_at = coalesce(started_at, now()), error = null,
          attempts = case when worker_id = ${host.workerId} then attempts else attempts + 1 end
        where id = ${jobId}::uuid and (state = 'queued' or (state = 'running' and (worker_id = ${host.workerId}
          or coalesce(heartbeat_at, created_at) < now() - make_interval(secs => ${STALE_AFTER_SECONDS}))))
        returning kind, payload, person_id, attempts`,
  );
  if (claimed === undefined) return "not_mine";

  const claim: JobClaim = { jobId, workerId: host.workerId };
  const progress = openProgress(host.db, claim, host.shutdown);
  const startedAt = performance.now();
  const end = await runClaimed(host, claim, claimed, progress).finally(() => progress.close());

  const isMine = await finish(host.db, claim, end);
  // Said again every few seconds as long as it waits, it would drown the rest of the log.
  if (end.state === "put_back") return "put_back";
  if (isMine && end.state !== "interrupted") await followEnd(host, jobId, { kind: claimed.kind, state: end.state });
  host.log.event("job", { jobId, kind: claimed.kind, end: end.state, ms: Math.round(performance.now() - startedAt) });

  return end.state;
}

/** The end stands whatever becomes of what it leads to; that is looked for at the next start again. */
async function followEnd(
  { db, jobs, log }: JobHost,
  jobId: string,
  end: { readonly kind: string; readonly state: JobEndState },
): Promise<void> {
  try {
    await jobs.find(({ kind }) => kind === end.kind)?.afterEnd?.(db, end.state, jobId);
  } catch (error) {
    log.failure("after_job_error", { jobId }, error);
  }
}

/** Whether a process, or the database, ended in the middle of this job before. */
export async function hasDied({ db, workerId }: Pick<JobHost, "db" | "workerId">, jobId: string): Promise<boolean> {
  const job = await db.jobRun.findUnique({ where: { id: jobId }, select: { attempts: true, workerId: true } });
  if (job === null) return false;

  return job.attempts > (job.workerId === workerId ? 1 : 0);
}

const DIED_TOO_OFTEN = `Assay or its database stopped ${MOST_ATTEMPTS} times in the middle of this, so it is not tried again by itself. Look into logs/worker.log of the data folder, then start it again: an import leaves out what is in already.`;

interface End {
  readonly state: Exclude<JobEnd, "not_mine">;
  readonly result?: unknown;
  readonly sentence?: string;
}

async function runClaimed(
  host: JobHost,
  claim: JobClaim,
  claimed: z.infer<typeof Claimed>,
  progress: ReturnType<typeof openProgress>,
): Promise<End> {
  const job = host.jobs.find((candidate) => candidate.kind === claimed.kind);
  if (job === undefined) return { state: "failed", sentence: `This version of Assay has no job “${claimed.kind}”.` };
  if (claimed.attempts > MOST_ATTEMPTS) return { state: "failed", sentence: DIED_TOO_OFTEN };

  try {
    const person = await jobPerson(host.db, claimed.person_id);
    const { db, databaseUrl, home, now, log } = host;
    const result = await job.run({ db, databaseUrl, home, now, log, person, claim }, claimed.payload, progress);

    return { state: "done", result };
  } catch (error) {
    return endOf(error, host, claim);
  }
}

function endOf(error: unknown, host: JobHost, claim: JobClaim): End {
  if (error instanceof JobCancelled) return { state: "cancelled", result: error.result };
  if (error instanceof JobInterrupted || isConnectionLoss(error)) return { state: "interrupted" };
  if (error instanceof JobPutBack) return { state: "put_back" };
  if (error instanceof JobFailed) return { state: "failed", sentence: error.message, result: error.result };
  if (error instanceof ServiceError) return { state: "failed", sentence: error.message };

  host.log.failure("job_error", { jobId: claim.jobId }, error);

  return { state: "failed", sentence: sentenceOf(error) };
}

function sentenceOf(error: unknown): string {
  const codes = errorCodes(error);
  if (codes.includes("ENOSPC") || codes.includes("EDQUOT"))
    return "The disk is full. Free some space and start it again; it goes on where it stopped.";
  if (codes.includes("EFBIG"))
    return "A file may grow no larger on this disk. Raise that limit, or ask for smaller files, and start it again.";
  if (codes.includes("53100")) return "The database's disk is full. Free some space and start it again.";

  return "It stopped on a fault of Assay, which the log describes. Start it again, or report it.";
}

/**
 * Writes only while the claim holds: a worker that lost its job must not overwrite what the next one says.
 *
 * @returns whether it held
 */
async function finish(db: Db, claim: JobClaim, end: End): Promise<boolean> {
  if (end.state === "interrupted") return giveBack(db, claim, 0);
  if (end.state === "put_back") return giveBack(db, claim, TURN_AGAIN_SECONDS);

  const ended = await queryRows(
    db,
    z.object({}),
    sql`update job_run set state = ${end.state}, error = ${end.sentence ?? null}, finished_at = now(), worker_id = null,
          result = ${JSON.stringify(end.result ?? null)}::jsonb,
          done = case when ${end.state} = 'done' then greatest(done, total) else done end
        where id = ${claim.jobId}::uuid and worker_id = ${claim.workerId} returning 1 as done`,
  );

  return ended.length > 0;
}

async function giveBack(db: Db, claim: JobClaim, inSeconds: number): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const rows = await queryRows(
      tx,
      z.object({}),
      sql`update job_run set state = 'queued', worker_id = null, heartbeat_at = null, attempts = greatest(attempts - 1, 0)
          where id = ${claim.jobId}::uuid and worker_id = ${claim.workerId} and state = 'running' returning 1 as done`,
    );
    if (rows.length > 0) await enqueueJob(tx, claim.jobId, { inSeconds });

    return rows.length > 0;
  });
}

async function jobPerson(db: Db, personId: number | null) {
  const select = { id: true, extId: true, name: true, role: true } as const;
  if (personId === null) return ensureOwner(db);

  return db.person.findUniqueOrThrow({ where: { id: personId }, select });
}
