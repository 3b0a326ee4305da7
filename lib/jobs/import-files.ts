import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { startStaleClusters } from "@/lib/services/clusters/start-stale-clusters";
import { startCatchUp } from "@/lib/services/filters/start-catch-up";
import { closeCancelled } from "@/lib/services/imports/close-cancelled";
import { removeUpload } from "@/lib/services/imports/remove-upload";
import { runImport } from "@/lib/services/imports/run-import";
import { runRetry } from "@/lib/services/imports/run-retry";
import type { ImportSummary } from "@/lib/services/imports/summarise-import";
import type { RunImport } from "@/lib/services/imports/with-ingest";
import { ImportTakenOver } from "@/lib/services/imports/write-batch";
import { startChecks } from "@/lib/services/judge/start-checks";
import { startMeasures } from "@/lib/services/measures/start-measures";
import { ServiceError } from "@/lib/services/service-error";
import { defineJob, type Job, JobCancelled, type JobContext, JobFailed, type Progress } from "./job";

const Payload = z.object({ importId: z.int() });

/** Reads the files of an import into its corpus. */
export const importFiles: Job = defineJob(
  "import",
  Payload,
  (ctx, { importId }, progress) => runWith(ctx, importId, progress, runImport),
  startBehind,
);

/** Reads the rejected rows of an import again with today's importers. */
export const retryImport: Job = defineJob(
  "retry-import",
  Payload,
  (ctx, { importId }, progress) => runWith(ctx, importId, progress, runRetry),
  startBehind,
);

/** However an import ended, what it committed is checked, measured, and decided by the filter version that is active by now. */
async function startBehind(db: Db): Promise<void> {
  await startCatchUp(db);
  await startChecks(db);
  // Their end makes the clusters anew; a query that came for a problem that had none is measured by nothing.
  if ((await startMeasures(db)).length === 0) await startStaleClusters(db);
}

async function runWith(
  ctx: JobContext,
  importId: number,
  progress: Progress,
  run: (input: RunImport) => Promise<ImportSummary>,
): Promise<ImportSummary> {
  try {
    const { databaseUrl, home } = ctx;
    const summary = await run({ databaseUrl, home, importId, onProgress: progress.report });
    await removeUpload(ctx, importId);

    return summary;
  } catch (error) {
    if (error instanceof JobCancelled) {
      const summary = await closeCancelled(ctx.databaseUrl, importId);
      await removeUpload(ctx, importId);
      throw new JobCancelled(summary);
    }
    // No file of it could be read, or it may not be: what was uploaded is of no use to it.
    if (error instanceof ServiceError) await removeUpload(ctx, importId);
    // Written only while the claim is ours; the process that took over tells the real end.
    if (error instanceof ImportTakenOver) throw new JobFailed(error.message);

    throw error;
  }
}
