import * as z from "zod";

export const JOB_STATES = ["queued", "running", "done", "failed", "cancelled"] as const;
export const JobState = z.enum(JOB_STATES);
export type JobState = z.infer<typeof JobState>;

/** Background work as every screen shows it: determinate progress, cancel, result. */
export const Job = z.object({
  id: z.uuid(),
  kind: z.string(),
  state: JobState,
  done: z.number(),
  /** 0: not known yet. */
  total: z.number(),
  unit: z.enum(["bytes", "rows"]),
  /** What a job of several stages is at; done and total are of that stage then, in a unit of its own. */
  stage: z.string().exactOptional(),
  cancelRequested: z.boolean(),
  error: z.string().nullable(),
  result: z.unknown(),
  createdAt: z.iso.datetime(),
  startedAt: z.iso.datetime().nullable(),
  finishedAt: z.iso.datetime().nullable(),
});
export type Job = z.infer<typeof Job>;

/** Answer 202 of a request that starts background work. */
export const JobStarted = z.object({ jobId: z.uuid() });
export type JobStarted = z.infer<typeof JobStarted>;

/** GET /api/jobs?limit=: those that still run, then the latest. */
export const JobQuery = z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) });
export const JobList = z.object({ items: z.array(Job) });
export type JobList = z.infer<typeof JobList>;
