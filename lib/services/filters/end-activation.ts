import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { decideAll, runningActivation } from "./run-activation";

/** The job goes on with an activation whose own job is no more, so that screens follow the one that runs. */
export async function adoptActivation(db: Db, corpusId: number, jobId: string): Promise<void> {
  const running = await runningActivation(db, corpusId);
  if (running) await db.filterActivation.update({ where: { id: running.id }, data: { jobId } });
}

/**
 * Closes the activation that a job runs, if it runs one, once every row is decided by the active version. Where that is not
 * the activation's own, it was cancelled, and what put it back stopped on a fault before it could say so: this job has
 * put it back to its end.
 */
export async function endActivation(
  ctx: Pick<Context, "db" | "now">,
  corpusId: number,
  { jobId }: { readonly jobId: string },
): Promise<void> {
  await ctx.db.$executeRaw(sql`
    update filter_activation a set finished_at = ${ctx.now()},
      state = case when a.version_id = c.filter_version_id then 'done' else 'cancelled' end
    from corpus c
    where c.id = ${corpusId} and a.corpus_id = ${corpusId} and a.state = 'running' and a.job_id = ${jobId}::uuid`);
}

/**
 * Makes the version before the active one again, and decides by it what the activation has changed. One that was killed
 * while it did so begins here again.
 *
 * @returns how many trajectories were put back
 */
export async function putBack(ctx: Pick<Context, "db" | "now">, corpusId: number, batchRows: number): Promise<number> {
  const running = await runningActivation(ctx.db, corpusId);
  // Without one the job only brings rows to what is active anyway: there is nothing to put back.
  if (!running) return 0;

  await ctx.db.corpus.update({ where: { id: corpusId }, data: { filterVersionId: running.previousId } });
  const decided = await decideAll(ctx.db, corpusId, { batchRows, onDecided: async () => undefined });
  await ctx.db.filterActivation.updateMany({
    where: { corpusId, state: "running" },
    data: { state: "cancelled", finishedAt: ctx.now() },
  });

  return decided;
}

/** Whether a job was about an activation. One that only caught up with what is active stays cancelled when a person cancels it. */
export async function wasActivation(db: Db, jobId: string): Promise<boolean> {
  return (await db.filterActivation.count({ where: { jobId } })) > 0;
}
