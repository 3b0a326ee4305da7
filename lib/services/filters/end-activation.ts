import type { Db } from "@/lib/db/client";
import type { Context } from "@/lib/services/context";
import { decideAll, runningActivation } from "./run-activation";

/** The job goes on with an activation whose own job is no more, so that screens follow the one that runs. */
export async function adoptActivation(db: Db, corpusId: number, jobId: string): Promise<void> {
  const running = await runningActivation(db, corpusId);
  if (running) await db.filterActivation.update({ where: { id: running.id }, data: { jobId } });
}

/** Closes the activation of a corpus that runs, if one does; with a job only where it is the one that runs it. */
export async function endActivation(
  ctx: Pick<Context, "db" | "now">,
  corpusId: number,
  { state, jobId }: { readonly state: "done" | "cancelled"; readonly jobId?: string },
): Promise<void> {
  await ctx.db.filterActivation.updateMany({
    where: { corpusId, state: "running", ...(jobId === undefined ? {} : { jobId }) },
    data: { state, finishedAt: ctx.now() },
  });
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
  await endActivation(ctx, corpusId, { state: "cancelled" });

  return decided;
}

/** Whether a job was about an activation. One that only caught up with what is active stays cancelled when a person cancels it. */
export async function wasActivation(db: Db, jobId: string): Promise<boolean> {
  return (await db.filterActivation.count({ where: { jobId } })) > 0;
}
