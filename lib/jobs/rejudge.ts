import * as z from "zod";
import { RUBRIC } from "@/lib/judge/rubric";
import { CLIENT_TOOLS, type ClientTools } from "@/lib/services/judge-client/client-tools";
import { rejudgeResult } from "@/lib/services/rejudge/rejudge-result";
import { runRejudge } from "@/lib/services/rejudge/run-rejudge";
import { REJUDGE_JOB } from "@/lib/services/rejudge/start-rejudge";
import { ServiceError } from "@/lib/services/service-error";
import { defineJob, type Job, JobCancelled, JobFailed } from "./job";

const Payload = z.object({
  corpus: z.uuid(),
  filter: z.string(),
  endpoint: z.string(),
  model: z.string(),
  rubric: z.string(),
  again: z.boolean(),
  limit: z.int(),
  lastId: z.string(),
});

/** The job with a clock of the caller's. */
export function createRejudge(client: ClientTools): Job {
  return defineJob(REJUDGE_JOB, Payload, async (ctx, payload, progress) => {
    const round = ctx.claim.jobId;
    try {
      const { report: onProgress, signal } = progress;
      await runRejudge(ctx, { ...payload, round }, { rubric: RUBRIC, client, onProgress, signal });
    } catch (error) {
      // What was judged stays and was paid for, so the job says how much that is.
      if (error instanceof JobCancelled) throw new JobCancelled(await rejudgeResult(ctx.db, round));
      if (error instanceof ServiceError) throw new JobFailed(error.message, await rejudgeResult(ctx.db, round));

      throw error;
    }

    return rejudgeResult(ctx.db, round);
  });
}

/** Asks a judge again about all rows that matched when it was started; `result` is `RejudgeResult`. */
export const rejudge = createRejudge(CLIENT_TOOLS);
