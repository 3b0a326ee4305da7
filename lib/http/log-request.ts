import { ServiceError } from "@/lib/services/service-error";

export interface RequestEvent {
  readonly requestId: string;
  readonly method: string;
  readonly url: string;
  readonly startedAt: number;
  personId?: string;
  error?: unknown;
}

/** One line for each request: ids and figures. Neither filter text nor bodies, which may hold text of trajectories. */
export function logRequest(event: RequestEvent, status: number): void {
  const line = {
    event: "request",
    requestId: event.requestId,
    method: event.method,
    path: new URL(event.url).pathname,
    status,
    durationMs: Math.round(performance.now() - event.startedAt),
    person: event.personId,
    ...errorFields(event.error),
  };
  if (process.env["NODE_ENV"] === "test" && status < 500) return;

  (status >= 500 ? process.stderr : process.stdout).write(`${JSON.stringify(line)}\n`);
}

function errorFields(error: unknown): Readonly<Record<string, unknown>> {
  if (error === undefined) return {};
  if (error instanceof ServiceError) return { code: error.code };

  return { code: "INTERNAL", stack: error instanceof Error ? error.stack : String(error) };
}
