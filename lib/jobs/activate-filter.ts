import * as z from "zod";
import { ACTIVATION_JOB } from "@/lib/services/filters/activation-job";
import { adoptActivation, endActivation, putBack } from "@/lib/services/filters/end-activation";
import { decideAll } from "@/lib/services/filters/run-activation";
import { startCatchUp } from "@/lib/services/filters/start-catch-up";
import { defineJob, JobCancelled } from "./job";

const Payload = z.object({ corpus: z.uuid() });

/**
 * Brings every trajectory of a corpus to the filter version that is active in it; `result` is `{ decided }`. One that is
 * cancelled brings them back to the version before, and says how many: `{ putBack }`.
 */
export const activateFilter = defineJob(
  ACTIVATION_JOB,
  Payload,
  async (ctx, payload, progress) => {
    const corpus = await ctx.db.corpus.findUniqueOrThrow({ where: { extId: payload.corpus }, select: { id: true } });
    await adoptActivation(ctx.db, corpus.id, ctx.claim.jobId);

    try {
      const decided = await decideAll(ctx.db, corpus.id, progress.report);
      await endActivation(ctx, corpus.id, "done");

      return { decided };
    } catch (error) {
      if (!(error instanceof JobCancelled)) throw error;

      throw new JobCancelled({ putBack: await putBack(ctx, corpus.id) });
    }
  },
  async (db, end) => {
    // An import that ended meanwhile found this job at work and left its rows to it. One that was cancelled stays so, and
    // one that failed would fail again.
    if (end === "done") await startCatchUp(db);
  },
);
