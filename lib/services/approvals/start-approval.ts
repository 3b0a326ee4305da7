import * as z from "zod";
import type { JobStarted } from "@/lib/contract/jobs";
import type { StartApproval } from "@/lib/contract/labels";
import { queryRows, sql } from "@/lib/db/query-rows";
import { CONFIRM_ABOVE } from "@/lib/domain/confirm-above";
import type { Context } from "@/lib/services/context";
import { holdCorpus } from "@/lib/services/imports/being-taken-back";
import { startJob } from "@/lib/services/jobs/start-job";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { countAll } from "@/lib/services/trajectories/count-matches";
import { approvalRows } from "./approval-rows";

const LastRow = z.object({ last: z.string() });

/**
 * Starts approving (or withdrawing) all rows that match now; rows imported later are left alone.
 *
 * @throws ServiceError CONFLICT when nothing would change, when another number was shown, when a large one was not, or while
 * an import is being taken back
 */
export async function startApproval(ctx: Context, request: StartApproval): Promise<JobStarted> {
  requirePermission(ctx, "approve_matching");
  const rows = await approvalRows(ctx, request);
  const changing = await countAll(ctx.db, rows.corpusId, rows.changing);
  const verb = request.approved ? "approve" : "withdraw";
  if (changing === 0)
    throw new ServiceError("CONFLICT", `There is nothing to ${verb}: no matching trajectory would change.`);
  requireShown(verb, changing, request.confirmedCount);

  const [row] = await queryRows(
    ctx.db,
    LastRow,
    sql`select coalesce(max(id), 0)::text as last from trajectory where corpus_id = ${rows.corpusId}`,
  );
  const { corpus, filter, approved } = request;

  return ctx.db.$transaction(async (tx) => {
    await holdCorpus(tx, rows.corpusId);
    const payload = { corpus, filter, approved, lastId: row?.last ?? "0" };
    const jobId = await startJob(tx, {
      kind: "approve_matching",
      payload,
      personId: ctx.person.id,
      unit: "rows",
      total: changing,
    });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: "approve_matching",
        subject: `corpus:${corpus}`,
        detail: { jobId, filter, approved, changing },
      },
    });

    return { jobId };
  });
}

function requireShown(verb: string, changing: number, shown: number | undefined): void {
  const rows = changing === 1 ? "1 trajectory" : `${changing.toLocaleString("en")} trajectories`;
  const would = `This would ${verb} ${rows}`;
  if (shown === undefined && changing > CONFIRM_ABOVE)
    throw new ServiceError("CONFLICT", `${would}. Confirm that number.`);
  if (shown !== undefined && shown !== changing)
    throw new ServiceError(
      "CONFLICT",
      `${would} now, and the number shown was ${shown.toLocaleString("en")}. Look again.`,
    );
}
