import { Logger } from "graphile-worker";
import type { Log } from "@/lib/log";

/** The queue's own messages: errors and warnings only, in our log. */
export function queueLogger(log: Log): Logger {
  return new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log.event("queue", { level, message });
  });
}
