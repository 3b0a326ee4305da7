import { createDb } from "@/lib/db/client";
import { readEnvironment } from "@/lib/env";
import { JOBS } from "@/lib/jobs";
import { runWorker } from "@/lib/jobs/run-worker";
import { createWorkerId } from "@/lib/jobs/worker-id";
import { createLog } from "@/lib/log";
import { startStaleClusters } from "@/lib/services/clusters/start-stale-clusters";
import { resumeRemovals } from "@/lib/services/corpora/resume-removals";
import { refreshAllCounts } from "@/lib/services/evaluation/refresh-counts";
import { startCatchUp } from "@/lib/services/filters/start-catch-up";
import { removeStaleUploads } from "@/lib/services/imports/remove-stale-uploads";
import { startChecks } from "@/lib/services/judge/start-checks";
import { startMeasures } from "@/lib/services/measures/start-measures";
import { renormaliseQueries } from "@/lib/services/problems/renormalise-queries";
import { relatePaths } from "@/lib/services/relate-paths";
import { sweepReleases } from "@/lib/services/releases/release-folder";
import { startStaleSelections } from "@/lib/services/selection/start-stale-selections";

/** The background worker: runs jobs until it is told to stop, then gives back what it had not finished. */
const CONCURRENT_JOBS = 2;

const { databaseUrl, home } = readEnvironment(process.env);
const db = createDb(databaseUrl);
const shutdown = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => shutdown.abort());

const log = createLog();
const now = (): Date => new Date();
await relatePaths({ db, home });
const renormalised = await renormaliseQueries(databaseUrl);
if (renormalised > 0) log.event("queries_renormalised", { problems: renormalised });
// What cannot be deleted takes room, and is no reason to run no jobs.
await removeStaleUploads({ db, home, now }).catch((error: unknown) => log.failure("uploads_error", {}, error));
await sweepReleases({ db, home }).catch((error: unknown) => log.failure("releases_error", {}, error));
const removals = await resumeRemovals(db);
if (removals.length > 0) log.event("removals_resumed", { jobs: removals });
const recounted = await refreshAllCounts(databaseUrl);
if (recounted > 0) log.event("counts_refreshed", { corpora: recounted });
const checks = await startChecks(db);
if (checks.length > 0) log.event("checks_started", { jobs: checks });
const measures = await startMeasures(db);
if (measures.length > 0) log.event("measures_started", { jobs: measures });
const catchUps = await startCatchUp(db);
if (catchUps.length > 0) log.event("catch_ups_started", { jobs: catchUps });
const selections = await startStaleSelections(db);
if (selections.length > 0) log.event("selections_started", { jobs: selections });
const clusters = await startStaleClusters(db);
if (clusters.length > 0) log.event("clusters_started", { jobs: clusters });
await runWorker(
  {
    db,
    databaseUrl,
    home,
    workerId: createWorkerId(),
    jobs: JOBS,
    now,
    log,
    shutdown: shutdown.signal,
  },
  { concurrency: CONCURRENT_JOBS },
);
await db.$disconnect();
