import * as z from "zod";
import { CHECK_VERSION, checkJudgement } from "@/lib/judge/check-judgement";
import { type CheckPlace, checkBatch } from "@/lib/services/judge/check-batch";
import { CHECK_JOB } from "@/lib/services/judge/start-checks";
import { defineJob, JobCancelled } from "./job";

const CheckJudgements = z.object({ corpus: z.uuid(), afterId: z.string(), done: z.int() });

/**
 * Checks the judgements of a corpus that was imported before the checks, or checked by an older version of them.
 * `result` is `{ checked }`.
 */
export const checkJudgements = defineJob(CHECK_JOB, CheckJudgements, async (ctx, payload, progress) => {
  const { id: corpusId } = await ctx.db.corpus.findUniqueOrThrow({
    where: { extId: payload.corpus },
    select: { id: true },
  });
  const { jobId } = ctx.claim;
  let checked = payload.done;

  try {
    for (let place: CheckPlace | undefined = payload; place !== undefined; ) {
      checked = place.done;
      await progress.report(checked);
      const { afterId, done }: CheckPlace = place;
      place = await checkBatch(ctx.db, { corpusId, version: CHECK_VERSION, jobId, afterId, done }, checkJudgement);
    }
  } catch (error) {
    // What was checked stays, and the job says how much that is.
    throw error instanceof JobCancelled ? new JobCancelled({ checked }) : error;
  }
  await ctx.db.corpus.updateMany({
    where: { id: corpusId, checkVersion: { lt: CHECK_VERSION } },
    data: { checkVersion: CHECK_VERSION },
  });

  return { checked };
});
