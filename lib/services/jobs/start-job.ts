import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { enqueueJob } from "./enqueue-job";

export interface NewJob {
  readonly kind: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly personId: number | null;
  readonly unit: "bytes" | "rows";
  /** 0 when it is not known yet. */
  readonly total: number;
  /** Set when the caller runs the job itself: then it is running from the start, and the queue only takes it over if the caller dies. */
  readonly workerId?: string;
}

/**
 * Records a job and wakes the worker, in the caller's transaction: a rollback leaves neither.
 *
 * @returns the job's id
 */
export async function startJob(db: DbOrTransaction, job: NewJob): Promise<string> {
  const workerId = job.workerId ?? null;
  const state = workerId === null ? "queued" : "running";
  const [row] = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`insert into job_run (kind, state, payload, person_id, unit, total, worker_id, attempts, heartbeat_at, started_at)
        select ${job.kind}, ${state}, ${JSON.stringify(job.payload)}::jsonb, ${job.personId}::int, ${job.unit},
          ${job.total}::float8::bigint, ${workerId}::text, ${workerId === null ? 0 : 1}::int, t.at, t.at
        from (select case when ${workerId}::text is null then null else now() end as at) t
        returning id::text`,
  );
  if (row === undefined) throw new Error("job_run gave no id");

  if (workerId === null) await enqueueJob(db, row.id);

  return row.id;
}
