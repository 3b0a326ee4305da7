import { Logger } from "graphile-worker";
import type { JobLog } from "./job";

/** The queue's own messages: errors and warnings only, in our log. */
export function queueLogger(log: JobLog): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log("queue", { level, message });
  });
}

/** Says nothing: for calls whose failure is thrown anyway. */
export function quietLogger(): Logger {
  return new Logger(() => () => undefined);
}
