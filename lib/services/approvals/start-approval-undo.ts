import * as z from "zod";
import type { JobStarted } from "@/lib/contract/jobs";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getJob } from "@/lib/services/jobs/get-job";
import { startJob } from "@/lib/services/jobs/start-job";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";

const UNDOABLE: readonly string[] = ["approve_matching", "undo_approval"];
const CountRow = z.object({ count: z.int() });

/**
 * Starts taking a bulk approval (or its undo) back, as a job of its own.
 *
 * @throws ServiceError NOT_FOUND when there is no such bulk approval, CONFLICT while it still runs or when it changed nothing
 */
export async function startApprovalUndo(ctx: Context, input: { readonly jobId: string }): Promise<JobStarted> {
  requirePermission(ctx, "approve_matching");
  const job = await getJob(ctx, { id: input.jobId });
  if (!UNDOABLE.includes(job.kind))
    throw new ServiceError("NOT_FOUND", "This job approved nothing, so there is nothing to undo.");
  if (job.finishedAt === null)
    throw new ServiceError("CONFLICT", "This job is still running. Cancel it first, then undo what it did.");

  const [row] = await queryRows(
    ctx.db,
    CountRow,
    sql`select count(*)::int as count from label_event where job_id = ${input.jobId}::uuid`,
  );
  const total = row?.count ?? 0;
  if (total === 0) throw new ServiceError("CONFLICT", "This job changed nothing, so there is nothing to undo.");

  return ctx.db.$transaction(async (tx) => {
    const payload = { undoes: input.jobId };
    const jobId = await startJob(tx, { kind: "undo_approval", payload, personId: ctx.person.id, unit: "rows", total });
    await tx.audit.create({
      data: { personId: ctx.person.id, verb: "undo_approval", subject: `job:${input.jobId}`, detail: { jobId } },
    });

    return { jobId };
  });
}
