import { type Runner, run, type TaskList } from "graphile-worker";
import * as z from "zod";
import { enqueueJob, QUEUE_TASKS } from "@/lib/services/jobs/enqueue-job";
import { returnLapsed } from "@/lib/services/leases/return-lapsed";
import { queueLogger } from "./queue-logger";
import { recoverJobs } from "./recover-jobs";
import { hasDied, type JobHost, runJob } from "./run-job";
import { createTurns, TURN_AGAIN_SECONDS, type Turns } from "./take-turns";

const RECOVER_EVERY_MS = 10_000;
/** Beside the slots for jobs of any kind: what a person waits for does not wait behind imports. */
const QUICK_SLOTS = 1;
const Wake = z.object({ jobId: z.string() });

/**
 * Runs jobs until `host.shutdown` is aborted. Jobs of dead workers are recovered, and leases of reviewers who went away
 * given back, at the start and every ten seconds; at shutdown the running ones go back to the queue and go on at the next start.
 */
export async function runWorker(host: JobHost, options: { readonly concurrency: number }): Promise<void> {
  await recover(host);
  const turns = createTurns();

  const take = (payload: unknown): Promise<void> => runInTurn(host, turns, Wake.parse(payload).jobId);
  const slots = (concurrency: number, taskList: TaskList): Promise<Runner> =>
    run({
      connectionString: host.databaseUrl,
      concurrency,
      noHandleSignals: true,
      pollInterval: 2_000,
      logger: queueLogger(host.log),
      taskList,
    });
  const runners: Runner[] = [];
  const timer = setInterval(() => void recover(host).catch((error: unknown) => report(host, error)), RECOVER_EVERY_MS);

  // A queue that ends by itself, as when the database went away for good, ends the worker; its supervisor starts it again.
  try {
    // Kept one by one: where the second cannot start, the first is stopped.
    runners.push(await slots(options.concurrency, { [QUEUE_TASKS.any]: take, [QUEUE_TASKS.quick]: take }));
    runners.push(await slots(QUICK_SLOTS, { [QUEUE_TASKS.quick]: take }));
    await Promise.race([aborted(host.shutdown), ...runners.map((runner) => runner.promise)]);
  } finally {
    clearInterval(timer);
    // One that has ended already says so; why is told by the race.
    await Promise.all(runners.map((runner) => runner.stop().catch(() => undefined)));
  }
}

/**
 * Of the jobs that were in a process when it died one is guilty: each is tried alone, so that it dies with nobody. What
 * may not run now is woken again later.
 */
async function runInTurn(host: JobHost, turns: Turns, jobId: string): Promise<void> {
  const turn = (await hasDied(host, jobId)) ? turns.alone : turns.beside;
  const running = turn(() => runJob(host, jobId));
  if (running === undefined) await enqueueJob(host.db, jobId, { inSeconds: TURN_AGAIN_SECONDS });
  else await running;
}

async function recover(host: JobHost): Promise<void> {
  const jobs = await recoverJobs(host.db);
  if (jobs.length > 0) host.log.event("jobs_recovered", { jobs });
  const leases = await returnLapsed(host.db, host.now());
  if (leases > 0) host.log.event("leases_returned", { leases });
}

function report(host: JobHost, error: unknown): void {
  host.log.failure("recover_error", {}, error);
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
