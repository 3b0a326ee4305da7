import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { approveBatch } from "@/lib/services/approvals/approve-batch";
import { undoBatch } from "@/lib/services/approvals/undo-batch";
import { defineJob, JobCancelled, type JobContext, type Progress } from "./job";

/** Small enough that a row stays locked for milliseconds, large enough that 100,000 rows take seconds. */
const BATCH_ROWS = 1_000;

const ApproveMatching = z.object({ corpus: z.uuid(), filter: z.string(), approved: z.boolean(), lastId: z.string() });
const UndoApproval = z.object({ undoes: z.uuid() });
const CountRow = z.object({ count: z.int() });

/** Approves or withdraws all rows that matched when it was started; `result` is `{ changed }`. */
export const approveMatching = defineJob("approve_matching", ApproveMatching, (ctx, payload, progress) =>
  inBatches(ctx, progress, (afterId) =>
    approveBatch(ctx, { ...payload, jobId: ctx.claim.jobId, afterId, limit: BATCH_ROWS }),
  ),
);

/** Takes a bulk approval back where nobody answered since; `result` is `{ changed }`. */
export const undoApproval = defineJob("undo_approval", UndoApproval, (ctx, payload, progress) =>
  inBatches(ctx, progress, (afterId) =>
    undoBatch(ctx, { ...payload, jobId: ctx.claim.jobId, afterId, limit: BATCH_ROWS }),
  ),
);

async function inBatches(
  ctx: JobContext,
  progress: Progress,
  batch: (afterId: string) => Promise<{ changed: number; lastId?: string }>,
): Promise<{ changed: number }> {
  // A job that goes on after a restart counts what it did before by its own events.
  const [before] = await queryRows(
    ctx.db,
    CountRow,
    sql`select count(*)::int as count from label_event where job_id = ${ctx.claim.jobId}::uuid`,
  );
  let changed = before?.count ?? 0;

  try {
    for (let afterId: string | undefined = "0"; afterId !== undefined; ) {
      await progress.report(changed);
      const done = await batch(afterId);
      changed += done.changed;
      afterId = done.lastId;
    }
    await progress.report(changed);
  } catch (error) {
    // What was done stays, and the job says how much that is.
    throw error instanceof JobCancelled ? new JobCancelled({ changed }) : error;
  }

  return { changed };
}
