import type { LoggedCall } from "@/lib/domain/step";
import { loggedCalls, type Trajectory } from "@/lib/domain/trajectory";
import { type CatalogueTool, isLogicalCall, logEntryKind } from "./catalogue";
import type { InferenceBody } from "./model-calls";
import { readInference } from "./read-inference";

/** A logged call read once for all rules. `step` is the 0-based step it belongs to after re-bucketing. */
export type LogEntry =
  | { readonly kind: "inference"; readonly call: LoggedCall; readonly step: number; readonly body: InferenceBody }
  | { readonly kind: "dispatch"; readonly call: LoggedCall; readonly step: number; readonly tool: CatalogueTool };

export type InferenceEntry = Extract<LogEntry, { kind: "inference" }>;
export type DispatchEntry = Extract<LogEntry, { kind: "dispatch" }>;

// The filter and the columns both ask for them, and the calls of every model answer are parsed out of its text.
const known = new WeakMap<Trajectory["steps"], readonly LogEntry[]>();

/** The inferences and catalogue dispatches of the proxy log in time order. HTTP attempts and other paths are left out. */
export function logEntries({ steps }: Pick<Trajectory, "steps">): readonly LogEntry[] {
  const entries = known.get(steps) ?? readEntries(steps);
  known.set(steps, entries);

  return entries;
}

function readEntries(steps: Trajectory["steps"]): readonly LogEntry[] {
  const stepOf = new Map<LoggedCall, number>();
  for (const step of steps) for (const call of step.logged) stepOf.set(call, step.index);

  return loggedCalls({ steps }).flatMap((call): readonly LogEntry[] => {
    const what = logEntryKind(call);
    if (what.kind === "other" || !isLogicalCall(call)) return [];

    const step = stepOf.get(call) ?? 0;
    if (what.kind === "inference") return [{ kind: "inference", call, step, body: readInference(call) }];
    return [{ kind: "dispatch", call, step, tool: what.tool }];
  });
}
