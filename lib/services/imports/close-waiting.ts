import { addressOf } from "@/lib/db/client";
import { createLog } from "@/lib/log";
import type { Context } from "@/lib/services/context";
import { closeCancelled } from "./close-cancelled";
import { removeUpload } from "./remove-upload";
import { startBehindImport } from "./start-behind-import";
import type { ImportSummary } from "./summarise-import";

/**
 * Does for an import whose job was cancelled while it waited what else the end of its job does: an earlier attempt may have
 * committed something, and its upload is read no more. The cancel stands whatever becomes of the rest, which is looked for
 * at the next start of the worker again.
 *
 * @returns what the import did; undefined where the job is none of an import
 */
export async function closeWaiting(ctx: Context, jobId: string): Promise<ImportSummary | undefined> {
  const waiting = await ctx.db.import.findFirst({ where: { jobId }, select: { id: true } });
  if (!waiting) return undefined;

  const summary = await closeCancelled(addressOf(ctx.db), waiting.id);
  await ctx.db.jobRun.update({ where: { id: jobId }, data: { result: { ...summary } }, select: { id: true } });
  const rest = await Promise.allSettled([removeUpload(ctx, waiting.id), startBehindImport(ctx.db)]);
  for (const part of rest)
    if (part.status === "rejected") createLog().failure("after_cancel_error", { jobId }, part.reason);

  return summary;
}
