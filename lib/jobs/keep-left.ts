import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { type JobClaim, JobInterrupted } from "./job";

/**
 * Keeps in the job what is left to do, in the transaction after which nothing brings back what it removed: a job that was
 * cancelled in this moment is not cancelled any more, since it has to go on.
 *
 * @throws JobInterrupted when another process has the job by now
 */
export async function keepLeft(tx: DbOrTransaction, { jobId, workerId }: JobClaim, left: unknown): Promise<void> {
  const kept = await queryRows(
    tx,
    z.object({ id: z.string() }),
    sql`update job_run set payload = payload || jsonb_build_object('left', ${JSON.stringify(left)}::jsonb),
          cancel_requested = false
        where id = ${jobId}::uuid and worker_id = ${workerId} and state = 'running' returning id::text`,
  );
  if (kept.length === 0) throw new JobInterrupted();
}
