import type * as z from "zod";
import type { Db } from "@/lib/db/client";
import type { Log } from "@/lib/log";
import type { Context } from "@/lib/services/context";

/** What a job runs with: a service's context, and the claim that says this process may write for it. */
export interface JobContext extends Context {
  readonly databaseUrl: string;
  readonly claim: JobClaim;
  readonly log: Log;
}

/** The right to run a job: it holds while `job_run.worker_id` is this worker and the heartbeat is fresh. */
export interface JobClaim {
  readonly jobId: string;
  readonly workerId: string;
}

/** How a job tells how far it is, and learns that it must stop. */
export interface Progress {
  /**
   * Records done and total in the job's unit, at most four times a second. A job of several stages names the one it is at,
   * and counts each from zero.
   *
   * @throws JobCancelled when a person asked to cancel, JobInterrupted when the worker shuts down or lost its claim
   */
  readonly report: (done: number, total?: number, stage?: string) => Promise<void>;
  /** Aborted as soon as `report` would throw. */
  readonly signal: AbortSignal;
}

/** How a job came to its end, rather than going on elsewhere. */
export type JobEndState = "done" | "failed" | "cancelled";

/** What an end leads to. It is called once the end is stored: until then, others take the job to be at it. */
type AfterEnd = (db: Db, end: JobEndState, jobId: string) => Promise<void>;

export interface Job {
  readonly kind: string;
  /** Parses the payload and runs; what it returns is kept as the job's result. */
  readonly run: (ctx: JobContext, payload: unknown, progress: Progress) => Promise<unknown>;
  readonly afterEnd?: AfterEnd;
}

/** A person cancelled the job. What was committed before stays; `result` says how much that is. */
export class JobCancelled extends Error {
  readonly result: unknown;

  constructor(result?: unknown) {
    super("The job was cancelled.");
    this.name = "JobCancelled";
    this.result = result;
  }
}

/** The worker shuts down or another worker took the job over: it goes on elsewhere from its last commit. */
export class JobInterrupted extends Error {
  constructor() {
    super("The job was interrupted and goes on later.");
    this.name = "JobInterrupted";
  }
}

/** Another job has what this one needs now: it leaves its slot to others, and goes on from its last commit in seconds. */
export class JobPutBack extends Error {
  constructor() {
    super("The job waits for another one and goes on later.");
    this.name = "JobPutBack";
  }
}

/** The job cannot succeed, with one sentence for the person. Anything else that is thrown is a bug and is logged. */
export class JobFailed extends Error {
  readonly result: unknown;

  constructor(sentence: string, result?: unknown) {
    super(sentence);
    this.name = "JobFailed";
    this.result = result;
  }
}

/** A kind of background work. The payload is parsed before `run` sees it, since an older version may have written it. */
export function defineJob<Payload>(
  kind: string,
  payloadSchema: z.ZodType<Payload>,
  run: (ctx: JobContext, payload: Payload, progress: Progress) => Promise<unknown>,
  afterEnd?: AfterEnd,
): Job {
  return {
    kind,
    run: async (ctx, payload, progress) => run(ctx, payloadSchema.parse(payload), progress),
    ...(afterEnd ? { afterEnd } : {}),
  };
}
