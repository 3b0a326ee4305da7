import * as z from "zod";
import type { Job } from "@/lib/contract/jobs";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { isPastReturn } from "@/lib/services/corpora/being-removed";
import { ACTIVATION_JOB } from "@/lib/services/filters/activation-job";
import { TAKE_BACK_JOB } from "@/lib/services/imports/being-taken-back";
import { closeWaiting } from "@/lib/services/imports/close-waiting";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { jobAction } from "./job-action";
import { JobRow, jobColumns } from "./job-row";
import { sightedJobs } from "./sighted-jobs";

/** With whether it is this call that asks it to stop. */
const StoppedRow = JobRow.extend({ isAskedNow: z.boolean() });
const KindRow = z.object({ kind: z.string(), isOfSigned: z.boolean() });

/**
 * Asks a job to stop. One that still waits stops at once; one that runs stops at its next progress report and
 * keeps what it has committed. The activation of a filter version has something to put back, so it runs to do that even
 * when it waits. A finished job is left as it is, so the call can be repeated; only the one that asks is in the audit log.
 *
 * @throws ServiceError NOT_FOUND, FORBIDDEN for who could not have started it, or CONFLICT where nothing brings back what it
 *   has removed
 */
export async function cancelJob(ctx: Context, input: { readonly id: string }): Promise<Job> {
  const [known] = await queryRows(
    ctx.db,
    KindRow,
    sql`select j.kind, exists (select from release r where r.job_id = j.id and r.state = 'signed') as "isOfSigned"
        from job_run j where j.id = ${input.id}::uuid`,
  );
  if (known === undefined) throw new ServiceError("NOT_FOUND", "There is no such job.");
  requirePermission(ctx, jobAction(known.kind, known.isOfSigned));

  const stopped = await ctx.db.$transaction(async (tx) => {
    const [row] = await queryRows(
      tx,
      StoppedRow,
      sql`update job_run j set
            cancel_requested = j.cancel_requested or j.state in ('queued', 'running'),
            state = case when j.state = 'queued' and j.kind <> ${ACTIVATION_JOB} then 'cancelled' else j.state end,
            finished_at = case when j.state = 'queued' and j.kind <> ${ACTIVATION_JOB} then ${ctx.now()} else j.finished_at end
          from (select id, state in ('queued', 'running') and not cancel_requested as is_asked_now
                from job_run where id = ${input.id}::uuid for update) before
          where j.id = before.id and not ${isPastReturn}
          returning ${jobColumns}, before.is_asked_now as "isAskedNow"`,
    );
    if (row === undefined)
      throw new ServiceError(
        "CONFLICT",
        `The ${known.kind === TAKE_BACK_JOB ? "import" : "corpus"} is gone already, so the rest of it is removed, too.`,
      );

    const { isAskedNow, ...job } = row;
    if (isAskedNow)
      await tx.audit.create({
        data: { personId: ctx.person.id, verb: "cancel", subject: `job:${job.id}`, detail: { kind: job.kind } },
      });

    return job;
  });
  // One that waited has no process that does this at its end, and so no result.
  const isUnclosed = stopped.state === "cancelled" && stopped.result === null;
  const summary = isUnclosed ? await closeWaiting(ctx, stopped.id) : undefined;
  const [job] = await sightedJobs(ctx, [summary === undefined ? stopped : { ...stopped, result: summary }]);
  if (job === undefined) throw new ServiceError("NOT_FOUND", "There is no such job.");

  return job;
}
