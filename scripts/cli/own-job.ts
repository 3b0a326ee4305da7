import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { createDb, type Db } from "@/lib/db/client";
import { isConnectionLoss } from "@/lib/db/error-codes";
import { queryRows, sql } from "@/lib/db/query-rows";
import { JOBS } from "@/lib/jobs";
import { type JobEnd, runJob } from "@/lib/jobs/run-job";
import { createWorkerId } from "@/lib/jobs/worker-id";
import type { Log } from "@/lib/log";
import type { Context } from "@/lib/services/context";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { cancelJob } from "@/lib/services/jobs/cancel-job";
import { commandDatabase } from "./command-database";
import { hearStopSignals } from "./stop-signals";

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
 *
 * @param signals - heard since before the job was made, so that none is missed
 */
export async function runOwnJob(host: CommandHost, jobId: string, signals = hearStopSignals()): Promise<OwnJobEnd> {
  // A cancel that cannot be written leaves the job running; the second Ctrl-C ends it.
  const cancel = (): void => void cancelJob(host.context, { id: jobId }).catch(() => undefined);
  if (signals.interrupt.aborted) cancel();
  else signals.interrupt.addEventListener("abort", cancel, { once: true });

  try {
    return await goOnToEnd(host, jobId, signals.end);
  } finally {
    signals.interrupt.removeEventListener("abort", cancel);
    signals.close();
  }
}

async function goOnToEnd(host: CommandHost, jobId: string, shutdown: AbortSignal): Promise<OwnJobEnd> {
  const { db, home, now } = host.context;
  const { databaseUrl, workerId } = host;

  const jobHost = { db, databaseUrl, home, workerId, jobs: JOBS, now, log: QUIET_LOG, shutdown };
  for (let losses = 0; ; ) {
    const end = await runJob(jobHost, jobId).catch(lossOf);
    if (end === "lost" || (end === "interrupted" && !shutdown.aborted)) {
      losses += 1;
      if (losses <= MOST_LOSSES && (await isThereAgain(db, shutdown))) continue;
      if (end === "lost") throw new Error("The connection to the database was lost. This goes on when Assay runs.");
    }
    if (end !== "put_back") return end;
    // What ends this process ends the wait, and the worker goes on with it.
    await sleep(AGAIN_MS, undefined, { signal: shutdown }).catch(() => undefined);
    if (shutdown.aborted) return "interrupted";
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
