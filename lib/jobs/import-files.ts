import * as z from "zod";
import { closeCancelled } from "@/lib/services/imports/close-cancelled";
import { removeUpload } from "@/lib/services/imports/remove-upload";
import { runImport } from "@/lib/services/imports/run-import";
import { runRetry } from "@/lib/services/imports/run-retry";
import { startBehindImport } from "@/lib/services/imports/start-behind-import";
import type { ImportSummary } from "@/lib/services/imports/summarise-import";
import type { RunImport } from "@/lib/services/imports/with-ingest";
import { ImportTakenOver } from "@/lib/services/imports/write-batch";
import { ServiceError } from "@/lib/services/service-error";
import { defineJob, type Job, JobCancelled, type JobContext, JobFailed, type Progress } from "./job";

/** A process that lost its claim has one batch on its way. */
const MOST_TRIES = 3;

const Payload = z.object({ importId: z.int() });

/** Reads the files of an import into its corpus. */
export const importFiles: Job = defineJob(
  "import",
  Payload,
  (ctx, { importId }, progress) => runWith(ctx, importId, progress, runImport),
  startBehindImport,
);

/** Reads the rejected rows of an import again with today's importers. */
export const retryImport: Job = defineJob(
  "retry-import",
  Payload,
  (ctx, { importId }, progress) => runWith(ctx, importId, progress, runRetry),
  startBehindImport,
);

async function runWith(
  ctx: JobContext,
  importId: number,
  progress: Progress,
  run: (input: RunImport) => Promise<ImportSummary>,
): Promise<ImportSummary> {
  try {
    const { databaseUrl, home } = ctx;
    const summary = await undisturbed(() => run({ databaseUrl, home, importId, onProgress: progress.report }));
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

/**
 * A process that had the claim before may commit a last batch late: whoever holds it goes on behind that, and whoever lost
 * it learns so by its next progress.
 */
async function undisturbed(run: () => Promise<ImportSummary>, tries = MOST_TRIES): Promise<ImportSummary> {
  try {
    return await run();
  } catch (error) {
    if (tries > 1 && error instanceof ImportTakenOver) return undisturbed(run, tries - 1);

    throw error;
  }
}
