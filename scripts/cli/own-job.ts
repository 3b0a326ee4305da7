import { setTimeout as sleep } from "node:timers/promises";
import { createDb } from "@/lib/db/client";
import { JOBS } from "@/lib/jobs";
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

export type OwnJobEnd = Exclude<JobEnd, "put_back">;

/**
 * Runs a job in this process. Ctrl-C cancels it and keeps what it has committed; being told to end (SIGTERM, a closed
 * terminal) gives it back to the queue, where the worker goes on with it.
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
    for (;;) {
      const end = await runJob(jobHost, jobId);
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
