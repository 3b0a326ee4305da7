import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { createDb, type Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { JOBS } from "@/lib/jobs";
import { isConnectionLoss } from "@/lib/jobs/error-codes";
import { type JobEnd, runJob } from "@/lib/jobs/run-job";
import { createWorkerId } from "@/lib/jobs/worker-id";
import type { Log } from "@/lib/log";
import type { Context } from "@/lib/services/context";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { commandDatabase } from "./command-database";

/** What a command with a database works with. */
export interface CommandHost {
  readonly context: Context;
  readonly databaseUrl: string;
  /** Claims jobs for this process, so that the worker leaves them alone while it lives. */
  readonly workerId: string;
}

/** Opens the database for a command and closes it after. */
export async function withCommandHost<T>(work: (host: CommandHost) => Promise<T>): Promise<T> {
  const { databaseUrl, home } = await commandDatabase();
  const db = createDb(databaseUrl, 4);

  try {
    const context = { db, home, person: await ensureOwner(db), now: () => new Date() };

    return await work({ context, databaseUrl, workerId: createWorkerId() });
  } finally {
    await db.$disconnect();
  }
}

/** The output belongs to the command: a fault is one sentence, and its stack comes when it is asked for. */
const QUIET_LOG: Log = {
  event: () => undefined,
  failure: (_name, _fields, error) => {
    if (process.env["ASSAY_DEBUG"]) console.error(error);
  },
};

/** What waits for another job is begun again here, sooner than the worker is woken for it. */
const AGAIN_MS = 1000;
/** Longer than the database of the data folder takes to be started again. */
const LOST_MS = 60_000;
/** A job whose query takes the database down would do so for ever. */
const MOST_LOSSES = 3;

export type OwnJobEnd = Exclude<JobEnd, "put_back">;

/**
 * Runs a job in this process. Ctrl-C cancels it and keeps what it has committed; being told to end (SIGTERM, a closed
 * terminal) gives it back to the queue, where the worker goes on with it. A database that goes away is waited for.
 */
export async function runOwnJob(host: CommandHost, jobId: string): Promise<OwnJobEnd> {
  const shutdown = new AbortController();
  // A second Ctrl-C does not wait.
  const onInterrupt = (): void => {
    process.once("SIGINT", () => process.exit(130));
    // A cancel that cannot be written leaves the job running; the second Ctrl-C ends it.
    void cancelJob(host.context, { id: jobId }).catch(() => undefined);
  };
  const onEnd = (): void => shutdown.abort();
  process.once("SIGINT", onInterrupt);
  process.once("SIGTERM", onEnd);
  process.once("SIGHUP", onEnd);

  try {
    const { db, home, now } = host.context;
    const { databaseUrl, workerId } = host;

    const jobHost = { db, databaseUrl, home, workerId, jobs: JOBS, now, log: QUIET_LOG, shutdown: shutdown.signal };
    for (let losses = 0; ; ) {
      const end = await runJob(jobHost, jobId).catch(lossOf);
      if (end === "lost" || (end === "interrupted" && !shutdown.signal.aborted)) {
        losses += 1;
        if (losses <= MOST_LOSSES && (await isThereAgain(db, shutdown.signal))) continue;
        if (end === "lost") throw new Error("The connection to the database was lost. This goes on when Assay runs.");
      }
      if (end !== "put_back") return end;
      // What ends this process ends the wait, and the worker goes on with it.
      await sleep(AGAIN_MS, undefined, { signal: shutdown.signal }).catch(() => undefined);
      if (shutdown.signal.aborted) return "interrupted";
    }
  } finally {
    process.off("SIGINT", onInterrupt);
    process.off("SIGTERM", onEnd);
    process.off("SIGHUP", onEnd);
  }
}

function lossOf(error: unknown): "lost" {
  if (isConnectionLoss(error)) return "lost";
  throw error;
}

/** Whether the database answers, by when it should. */
async function isThereAgain(db: Db, signal: AbortSignal): Promise<boolean> {
  for (const deadline = performance.now() + LOST_MS; performance.now() < deadline && !signal.aborted; ) {
    try {
      await queryRows(db, z.object({}), sql`select 1 as there`);
      return true;
    } catch (error) {
      lossOf(error);
      await sleep(AGAIN_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  return false;
}
