import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

/** The queue's only task: it runs the job that the payload names. */
export const QUEUE_TASK = "run_job";

/** Wakes the worker for a job, at once or later. The queue's row is a wake-up only: `job_run` decides who runs what. */
export async function enqueueJob(
  db: DbOrTransaction,
  jobId: string,
  { inSeconds }: { readonly inSeconds: number } = { inSeconds: 0 },
): Promise<void> {
  await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`select id::text from graphile_worker.add_job(
          ${QUEUE_TASK}, json_build_object('jobId', ${jobId}::text), job_key => ${`job:${jobId}`},
          run_at => now() + make_interval(secs => ${inSeconds}))`,
  );
}
