import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { enqueueJob } from "@/lib/services/jobs/enqueue-job";
import { REMOVING_JOBS } from "./being-removed";

/**
 * Puts removals back into the queue that failed when the rows of their corpus or import were gone, and its partitions or
 * files were not.
 *
 * @returns ids of their jobs
 */
export async function resumeRemovals(db: Db): Promise<string[]> {
  return db.$transaction(async (tx) => {
    const jobs = await queryRows(
      tx,
      z.object({ id: z.string() }),
      sql`update job_run set state = 'queued', attempts = 0, cancel_requested = false, error = null, finished_at = null,
            worker_id = null, heartbeat_at = null
          where kind = any(${[...REMOVING_JOBS]}::text[]) and state = 'failed' and payload ? 'left' returning id::text`,
    );
    for (const { id } of jobs) await enqueueJob(tx, id);

    return jobs.map(({ id }) => id);
  });
}
