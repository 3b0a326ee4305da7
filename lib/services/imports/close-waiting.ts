import { addressOf } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { closeCancelled } from "./close-cancelled";
import { removeUpload } from "./remove-upload";
import { startBehindImport } from "./start-behind-import";
import type { ImportSummary } from "./summarise-import";

/**
 * Does for an import whose job was cancelled while it waited what else the end of its job does: an earlier attempt may have
 * committed something, and its upload is read no more. The job's result comes last, so that who cancels it once more does
 * what was not done.
 *
 * @returns what the import did; undefined where the job is none of an import
 */
export async function closeWaiting(ctx: Context, jobId: string): Promise<ImportSummary | undefined> {
  const waiting = await ctx.db.import.findFirst({ where: { jobId }, select: { id: true } });
  if (!waiting) return undefined;

  const summary = await closeCancelled(addressOf(ctx.db), waiting.id);
  await removeUpload(ctx, waiting.id);
  await startBehindImport(ctx.db);
  await ctx.db.jobRun.update({ where: { id: jobId }, data: { result: { ...summary } }, select: { id: true } });

  return summary;
}
