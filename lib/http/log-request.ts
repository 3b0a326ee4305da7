import { createLog, type Log } from "@/lib/log";
import { ServiceError } from "@/lib/services/service-error";

export interface RequestEvent {
  readonly requestId: string;
  readonly method: string;
  readonly url: string;
  readonly startedAt: number;
  personId?: string;
  error?: unknown;
}

let log: Log | undefined;

/** One line for each request: ids and figures. Neither filter text nor bodies, which may hold text of trajectories. */
export function logRequest(event: RequestEvent, status: number): void {
  if (process.env["NODE_ENV"] === "test" && status < 500) return;

  log ??= createLog();
  const fields = {
    requestId: event.requestId,
    method: event.method,
    path: new URL(event.url).pathname,
    status,
    durationMs: Math.round(performance.now() - event.startedAt),
    person: event.personId,
    code: event.error instanceof ServiceError ? event.error.code : undefined,
  };

  if (status >= 500) log.failure("request", fields, event.error);
  else log.event("request", fields);
}
