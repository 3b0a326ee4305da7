import * as z from "zod";
import { closeCancelled } from "@/lib/services/imports/close-cancelled";
import { removeUpload } from "@/lib/services/imports/remove-upload";
import { runImport } from "@/lib/services/imports/run-import";
import { runRetry } from "@/lib/services/imports/run-retry";
import type { ImportSummary } from "@/lib/services/imports/summarise-import";
import type { RunImport } from "@/lib/services/imports/with-ingest";
import { ImportTakenOver } from "@/lib/services/imports/write-batch";
import { defineJob, type Job, JobCancelled, type JobContext, JobFailed, type Progress } from "./job";

const Payload = z.object({ importId: z.int() });

/** Reads the files of an import into its corpus. */
export const importFiles: Job = defineJob("import", Payload, async (ctx, { importId }, progress) => {
  const summary = await runWith(ctx, importId, progress, runImport);
  if (summary.rejected === 0 && summary.refused === 0) await removeUpload(ctx, importId);

  return summary;
});

/** Reads the rejected rows of an import again with today's importers. */
export const retryImport: Job = defineJob("retry-import", Payload, (ctx, { importId }, progress) =>
  runWith(ctx, importId, progress, runRetry),
);

async function runWith(
  ctx: JobContext,
  importId: number,
  progress: Progress,
  run: (input: RunImport) => Promise<ImportSummary>,
): Promise<ImportSummary> {
  try {
    return await run({ databaseUrl: ctx.databaseUrl, importId, onProgress: progress.report });
  } catch (error) {
    if (error instanceof JobCancelled) throw new JobCancelled(await closeCancelled(ctx.databaseUrl, importId));
    // Written only while the claim is ours; the process that took over tells the real end.
    if (error instanceof ImportTakenOver) throw new JobFailed(error.message);

    throw error;
  }
}
