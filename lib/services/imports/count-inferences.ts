import type { Trajectory } from "@/lib/domain/trajectory";
import { logEntries } from "@/lib/filter/log-entries";

/** Logged inferences whose answer asked for at least one tool call: without any, every dispatch is the code's own. */
export function countInferencesWithCalls(trajectory: Pick<Trajectory, "steps">): number {
  return logEntries(trajectory).filter(
    (entry) =>
      entry.kind === "inference" && entry.body.kind === "read" && entry.body.choices.some((calls) => calls.length > 0),
  ).length;
}
