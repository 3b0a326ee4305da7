import { createDb } from "@/lib/db/client";
import { JOBS } from "@/lib/jobs";
import { runWorker } from "@/lib/jobs/run-worker";
import { createWorkerId } from "@/lib/jobs/worker-id";
import { programEnvironment } from "./program-environment";

/** The background worker: runs jobs until it is told to stop, then gives back what it had not finished. */
const CONCURRENT_JOBS = 2;

const { databaseUrl, home } = programEnvironment(process.env);
const db = createDb(databaseUrl);
const shutdown = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => shutdown.abort());

await runWorker(
  {
    db,
    databaseUrl,
    home,
    workerId: createWorkerId(),
    jobs: JOBS,
    now: () => new Date(),
    log: (event, fields) => console.log(JSON.stringify({ at: new Date().toISOString(), event, ...fields })),
    shutdown: shutdown.signal,
  },
  { concurrency: CONCURRENT_JOBS },
);
await db.$disconnect();
