import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { JobCancelled, type JobClaim, JobInterrupted, type Progress } from "./job";

const BEAT_EVERY_MS = 5_000;
const REPORT_EVERY_MS = 250;

export interface ClaimedProgress extends Progress {
  /** Ends the heartbeat and writes the last figures. */
  readonly close: () => Promise<void>;
}

/**
 * Progress and heartbeat of a claimed job, and in the same statement the answer to "was it cancelled, is it still mine?".
 * The heartbeat also beats while the job is busy between two reports.
 */
export function openProgress(db: Db, claim: JobClaim, shutdown: AbortSignal): ClaimedProgress {
  const stop = new AbortController();
  let done = 0;
  let total: number | undefined;
  let stage: string | undefined;
  let isDirty = false;
  let writtenAt = 0;

  const onShutdown = (): void => stop.abort(new JobInterrupted());
  shutdown.addEventListener("abort", onShutdown);
  if (shutdown.aborted) onShutdown();

  const write = async (): Promise<void> => {
    writtenAt = performance.now();
    isDirty = false;
    const state = await beat(db, claim, { done, total, stage });
    if (state === "lost") stop.abort(new JobInterrupted());
    if (state === "cancelled") stop.abort(new JobCancelled());
  };
  // A beat that fails is followed by others; when all fail the claim goes stale and the job is run again.
  const timer = setInterval(() => void write().catch(() => undefined), BEAT_EVERY_MS);

  return {
    signal: stop.signal,
    report: async (nextDone, nextTotal, nextStage = stage) => {
      const isNext = nextStage !== stage;
      done = nextDone;
      total = nextTotal ?? (isNext ? 0 : total);
      stage = nextStage;
      isDirty = true;
      if (isNext || performance.now() - writtenAt >= REPORT_EVERY_MS) await write();
      stop.signal.throwIfAborted();
    },
    close: async () => {
      clearInterval(timer);
      shutdown.removeEventListener("abort", onShutdown);
      if (isDirty) await write();
    },
  };
}

interface Figures {
  readonly done: number;
  readonly total: number | undefined;
  readonly stage: string | undefined;
}

async function beat(db: Db, claim: JobClaim, { done, total, stage }: Figures): Promise<"mine" | "cancelled" | "lost"> {
  const [row] = await queryRows(
    db,
    z.object({ cancel_requested: z.boolean() }),
    sql`update job_run set total = coalesce(${total ?? null}::float8::bigint, total), heartbeat_at = now(),
          done = case when stage is distinct from coalesce(${stage ?? null}, stage) then ${Math.round(done)}::float8::bigint
            else greatest(done, ${Math.round(done)}::float8::bigint) end,
          stage = coalesce(${stage ?? null}, stage)
        where id = ${claim.jobId}::uuid and worker_id = ${claim.workerId} and state = 'running'
        returning cancel_requested`,
  );
  if (row === undefined) return "lost";

  return row.cancel_requested ? "cancelled" : "mine";
}
