import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

/** The queue's tasks: each runs the job that the payload names. The worker keeps a slot that takes none but quick ones. */
export const QUEUE_TASKS = { any: "run_job", quick: "run_quick_job" } as const;

/** Kinds of which a person waits for the end on the screen. Most take seconds. */
export const QUICK_KINDS: readonly string[] = ["approve_matching", "undo_approval", "export_corpus"];

/** The queue takes what has a lower number first: what is quick does not wait behind a row of what is not. */
const PRIORITY = { any: 0, quick: -1 } as const;

/** Wakes the worker for a job, at once or later. The queue's row is a wake-up only: `job_run` decides who runs what. */
export async function enqueueJob(
  db: DbOrTransaction,
  jobId: string,
  { inSeconds }: { readonly inSeconds: number } = { inSeconds: 0 },
): Promise<void> {
  await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`select a.id::text from (select kind = any(${QUICK_KINDS}::text[]) as is_quick from job_run
            where id = ${jobId}::uuid) j
          cross join lateral graphile_worker.add_job(
            case when j.is_quick then ${QUEUE_TASKS.quick} else ${QUEUE_TASKS.any} end,
            json_build_object('jobId', ${jobId}::text), job_key => ${`job:${jobId}`},
            run_at => now() + make_interval(secs => ${inSeconds}),
            priority => case when j.is_quick then ${PRIORITY.quick}::int else ${PRIORITY.any}::int end) a`,
  );
}
