import * as z from "zod";
import type { JobStarted } from "@/lib/contract/jobs";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { getJob } from "@/lib/services/jobs/get-job";
import { requireSightedJob } from "@/lib/services/jobs/sighted-jobs";
import { startJob } from "@/lib/services/jobs/start-job";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { changedRows } from "./bulk-jobs";

const UNDOABLE: readonly string[] = ["approve_matching", "undo_approval"];
const FiguresRow = z.object({ changed: z.int(), taken_back: z.int(), is_running: z.boolean(), is_done: z.boolean() });
const CorpusRow = z.object({ corpus: z.string() });

/**
 * Starts taking a bulk approval (or its undo) back, as a job of its own over the rows that no undo of it took back so far.
 *
 * @throws ServiceError NOT_FOUND when there is no such bulk approval, FORBIDDEN where it may hold rows that the person reviews
 * blind, CONFLICT while it still runs, when it changed nothing, and where it is being taken back or was
 */
export async function startApprovalUndo(ctx: Context, input: { readonly jobId: string }): Promise<JobStarted> {
  requirePermission(ctx, "approve_matching");
  const job = await getJob(ctx, { id: input.jobId });
  if (!UNDOABLE.includes(job.kind))
    throw new ServiceError("NOT_FOUND", "This job approved nothing, so there is nothing to undo.");
  await requireSightedJob(ctx, job.id, "taking it back");
  if (job.finishedAt === null)
    throw new ServiceError("CONFLICT", "This job is still running. Cancel it first, then undo what it did.");

  return ctx.db.$transaction(async (tx) => {
    // Of two people who undo the same at once the second is told that it is being done.
    await tx.$executeRaw(sql`select from job_run where id = ${job.id}::uuid for update`);
    const total = await rowsToTakeBack(tx, job.id);
    const payload = { undoes: job.id };
    const jobId = await startJob(tx, { kind: "undo_approval", payload, personId: ctx.person.id, unit: "rows", total });
    const corpus = await corpusOf(tx, job.id);
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "undo_approval",
        subject: `job:${job.id}`,
        detail: { jobId, ...(corpus === undefined ? {} : { corpus }) },
      },
    });

    return { jobId };
  });
}

async function rowsToTakeBack(tx: DbOrTransaction, id: string): Promise<number> {
  const [row] = await queryRows(
    tx,
    FiguresRow,
    sql`select (select ${changedRows} from job_run j where j.id = ${id}::uuid) as changed,
          coalesce(sum(${changedRows}), 0)::int as taken_back, coalesce(bool_or(j.state in ('queued', 'running')), false) as is_running,
          coalesce(bool_or(j.state = 'done'), false) as is_done
        from job_run j where j.kind = 'undo_approval' and lower(j.payload->>'undoes') = ${id}`,
  );
  const { changed, taken_back, is_running, is_done } = row ?? NONE;
  if (changed === 0) throw new ServiceError("CONFLICT", "This job changed nothing, so there is nothing to undo.");
  if (is_running) throw new ServiceError("CONFLICT", "This is being taken back already.");
  if (is_done || taken_back === changed)
    throw new ServiceError("CONFLICT", "This was taken back already. What was left of it, somebody changed since.");

  return changed - taken_back;
}

const NONE: z.infer<typeof FiguresRow> = { changed: 0, taken_back: 0, is_running: false, is_done: false };

/** The corpus of the bulk approval with which a chain of undos began. */
async function corpusOf(tx: DbOrTransaction, id: string): Promise<string | undefined> {
  const [row] = await queryRows(
    tx,
    CorpusRow,
    sql`with recursive chain as (
          select payload from job_run where id = ${id}::uuid
          union all
          select j.payload from chain c join job_run j on j.id = (c.payload->>'undoes')::uuid
        )
        select lower(payload->>'corpus') as corpus from chain where payload ? 'corpus'`,
  );

  return row?.corpus;
}
