import * as z from "zod";
import type { JobStarted } from "@/lib/contract/jobs";
import type { StartRejudge } from "@/lib/contract/rejudge";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { CONFIRM_ABOVE } from "@/lib/domain/confirm-above";
import { RUBRIC } from "@/lib/judge/rubric";
import type { Context } from "@/lib/services/context";
import { holdCorpus } from "@/lib/services/imports/being-taken-back";
import { startJob } from "@/lib/services/jobs/start-job";
import { openEndpoint } from "@/lib/services/judge-endpoints/open-endpoint";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { countAll } from "@/lib/services/trajectories/count-matches";
import { rejudgeRows } from "./rejudge-rows";

/** The job that asks a judge again. */
export const REJUDGE_JOB = "rejudge";

const LastRow = z.object({ last: z.string() });
const BusyRow = z.object({ endpoint: z.string() });

/**
 * Starts asking a judge about all rows that match now. One round at a time asks an endpoint, so that its limit of requests
 * a minute holds; and the worker has one at all, since a round may take hours in which imports wait for a place.
 *
 * @param input - with `workerId` where the caller runs the job itself
 * @throws ServiceError CONFLICT when nothing would be judged, the number is not the confirmed one, or the endpoint is busy
 */
export async function startRejudge(
  ctx: Context,
  input: StartRejudge & { readonly workerId?: string },
): Promise<JobStarted> {
  requirePermission(ctx, "rejudge");
  const { corpus, filter, again, endpoint: endpointId } = input;
  const endpoint = await openEndpoint(ctx, { id: endpointId });
  const wish = { corpus, filter, again, model: endpoint.model, rubric: RUBRIC.version };
  const rows = await rejudgeRows(ctx, wish);
  const waiting = await countAll(ctx.db, rows.corpusId, rows.judging);
  const judging = Math.min(waiting, input.limit ?? waiting);
  if (judging === 0)
    throw new ServiceError("CONFLICT", "There is nothing to judge: no matching trajectory with a text is left.");
  if (judging > CONFIRM_ABOVE && input.confirmedCount !== judging)
    throw new ServiceError(
      "CONFLICT",
      `This would judge ${judging.toLocaleString("en")} trajectories. Confirm that number.`,
    );

  const [row] = await queryRows(
    ctx.db,
    LastRow,
    sql`select coalesce(max(id), 0)::text as last from trajectory where corpus_id = ${rows.corpusId}`,
  );

  return ctx.db.$transaction(async (tx) => {
    await holdCorpus(tx, rows.corpusId);
    await refuseBusy(tx, endpoint, input.workerId === undefined);
    const jobId = await startJob(tx, {
      kind: REJUDGE_JOB,
      payload: { ...wish, endpoint: endpointId, limit: judging, lastId: row?.last ?? "0" },
      personId: ctx.person.id,
      unit: "rows",
      total: judging,
      ...(input.workerId === undefined ? {} : { workerId: input.workerId }),
    });
    await tx.audit.create({
      data: {
        personId: ctx.person.id,
        verb: REJUDGE_JOB,
        subject: `corpus:${corpus}`,
        detail: { jobId, filter, endpoint: endpoint.name, model: endpoint.model, rubric: RUBRIC.version, judging },
        at: ctx.now(),
      },
    });

    return { jobId };
  });
}

async function refuseBusy(
  tx: DbOrTransaction,
  { id, name }: { readonly id: string; readonly name: string },
  isWorkers: boolean,
): Promise<void> {
  // Two starts at once do not both see that nothing runs.
  await queryRows(
    tx,
    z.object({}),
    sql`select 1 as done from (select pg_advisory_xact_lock(hashtextextended(${REJUDGE_JOB}, 0))::text) t`,
  );
  const busy = await queryRows(
    tx,
    BusyRow,
    sql`select payload->>'endpoint' as endpoint from job_run where kind = ${REJUDGE_JOB} and state in ('queued', 'running')`,
  );
  if (busy.some(({ endpoint }) => endpoint === id))
    throw new ServiceError("CONFLICT", `“${name}” is judging already. Wait for that round, or cancel it.`);
  if (isWorkers && busy.length > 0)
    throw new ServiceError("CONFLICT", "Another judge is being asked already. Wait for that round, or cancel it.");
}
