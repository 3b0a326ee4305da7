import * as z from "zod";
import { ACTIVATION_JOB } from "@/lib/services/filters/activation-job";
import { adoptActivation, endActivation, putBack, wasActivation } from "@/lib/services/filters/end-activation";
import { decideAll } from "@/lib/services/filters/run-activation";
import { startCatchUp } from "@/lib/services/filters/start-catch-up";
import { startSelection } from "@/lib/services/selection/start-selection";
import { defineJob, type Job, JobCancelled } from "./job";

const Payload = z.object({ corpus: z.uuid() });

/** Small enough that a row stays locked for a blink, large enough that a million rows take minutes. */
const BATCH_ROWS = 4_000;

/** The job with batches of the caller's size. */
export function createActivateFilter(batchRows: number): Job {
  return defineJob(
    ACTIVATION_JOB,
    Payload,
    async (ctx, payload, progress) => {
      const corpus = await ctx.db.corpus.findUniqueOrThrow({ where: { extId: payload.corpus }, select: { id: true } });
      await adoptActivation(ctx.db, corpus.id, ctx.claim.jobId);

      try {
        const decided = await decideAll(ctx.db, corpus.id, { batchRows, onDecided: progress.report });
        await endActivation(ctx, corpus.id, { jobId: ctx.claim.jobId });
        await startSelection(ctx.db, corpus.id);

        return { decided };
      } catch (error) {
        if (!(error instanceof JobCancelled)) throw error;

        const decidedBack = await putBack(ctx, corpus.id, batchRows);
        await startSelection(ctx.db, corpus.id);
        throw new JobCancelled({ putBack: decidedBack });
      }
    },
    async (db, end, jobId) => {
      // An import that ended meanwhile found this job at work and left its rows to it. One that failed would fail again.
      if (end === "done" || (end === "cancelled" && (await wasActivation(db, jobId)))) await startCatchUp(db);
    },
  );
}

/**
 * Brings every trajectory of a corpus to the filter version that is active in it; `result` is `{ decided }`. One that is
 * cancelled brings them back to the version before, and says how many: `{ putBack }`. Either has the selection made anew.
 */
export const activateFilter = createActivateFilter(BATCH_ROWS);
