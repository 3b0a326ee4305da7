import type { Session } from "./session";

/** What really happened in a simulated trajectory. For tests: the product never reads it. */
export interface TrueLabel {
  readonly problemId: string;
  readonly runId: string;
  readonly rollout: number;
  /** By the true share of dispatches the model asked for: at least 0.8, at most 0.2, between, or nothing dispatched. */
  readonly structure: "agentic" | "sub_task" | "mixed" | "none";
  /** Dispatches made by the model or by a macro it asked for, 0 to 1, silent repeats left out; undefined without dispatches. */
  readonly modelShare?: number;
  readonly dispatches: number;
  /** The gate a faultless judge names; undefined when nothing could be judged. */
  readonly gate?: number;
}

/** Reads the truth off the session's own record of who made each call. */
export function trueLabel(
  session: Session,
  hasReturned: boolean,
  gate: number | undefined,
  key: Pick<TrueLabel, "problemId" | "runId" | "rollout">,
): TrueLabel {
  const dispatches = session.log.filter((entry) => entry.origin !== "inference");
  // The client's silent repeats of a model's search are nobody's decision.
  const decided = dispatches.filter((entry) => entry.origin !== "retry");
  const asked = dispatches.filter((entry) => entry.origin === "model" || entry.origin === "macro");
  const rest = gate === undefined ? {} : { gate };
  if (!hasReturned || dispatches.length === 0) return { ...key, structure: "none", dispatches: 0, ...rest };

  const modelShare = asked.length / decided.length;

  return { ...key, structure: structureOf(modelShare), modelShare, dispatches: dispatches.length, ...rest };
}

function structureOf(modelShare: number): TrueLabel["structure"] {
  if (modelShare >= 0.8) return "agentic";
  return modelShare <= 0.2 ? "sub_task" : "mixed";
}
