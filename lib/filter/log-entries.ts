import type { LoggedCall } from "@/lib/domain/step";
import { loggedCalls, type Trajectory } from "@/lib/domain/trajectory";
import { type CatalogueTool, isLogicalCall, logEntryKind } from "./catalogue";
import { type InferenceBody, readInference } from "./read-inference";

/** A logged call read once for all rules. `step` is the 0-based step it belongs to after re-bucketing. */
export type LogEntry =
  | { readonly kind: "inference"; readonly call: LoggedCall; readonly step: number; readonly body: InferenceBody }
  | { readonly kind: "dispatch"; readonly call: LoggedCall; readonly step: number; readonly tool: CatalogueTool };

export type InferenceEntry = Extract<LogEntry, { kind: "inference" }>;
export type DispatchEntry = Extract<LogEntry, { kind: "dispatch" }>;

/** The inferences and catalogue dispatches of the proxy log in time order. HTTP attempts and other paths are left out. */
export function logEntries(trajectory: Pick<Trajectory, "steps">): readonly LogEntry[] {
  const stepOf = new Map<LoggedCall, number>();
  for (const step of trajectory.steps) for (const call of step.logged) stepOf.set(call, step.index);

  return loggedCalls(trajectory).flatMap((call): readonly LogEntry[] => {
    const what = logEntryKind(call);
    if (what.kind === "other" || !isLogicalCall(call)) return [];

    const step = stepOf.get(call) ?? 0;
    if (what.kind === "inference") return [{ kind: "inference", call, step, body: readInference(call) }];
    return [{ kind: "dispatch", call, step, tool: what.tool }];
  });
}
