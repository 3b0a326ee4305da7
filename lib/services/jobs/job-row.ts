import * as z from "zod";
import { type Job, JobState } from "@/lib/contract/jobs";
import { sql } from "@/lib/db/query-rows";

/** Columns of `job_run j` as every reader of jobs selects them. */
export const jobColumns = sql`j.id::text, j.kind, j.state, j.done::float8, j.total::float8, j.unit, j.stage,
  j.cancel_requested, j.error, j.result, j.created_at, j.started_at, j.finished_at`;

export const JobRow = z.object({
  id: z.string(),
  kind: z.string(),
  state: JobState,
  done: z.number(),
  total: z.number(),
  unit: z.enum(["bytes", "rows"]),
  stage: z.string().nullable(),
  cancel_requested: z.boolean(),
  error: z.string().nullable(),
  result: z.unknown(),
  created_at: z.date(),
  started_at: z.date().nullable(),
  finished_at: z.date().nullable(),
});
export type JobRow = z.infer<typeof JobRow>;

/** A row of `job_run` as the contract shows it. */
export function toJob(row: JobRow): Job {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    done: row.done,
    total: row.total,
    unit: row.unit,
    ...(row.stage === null ? {} : { stage: row.stage }),
    cancelRequested: row.cancel_requested,
    error: row.error,
    result: row.result,
    createdAt: row.created_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
