import { type ArenaOptions, simulateRows } from "./simulate-rows";
import type { TrueLabel } from "./true-label";

/** The truth of every trajectory of an arena, by `trueLabelKey`. Only tests may import this. */
export function trueLabels(options: ArenaOptions): ReadonlyMap<string, TrueLabel> {
  const labels = new Map<string, TrueLabel>();

  for (const { truth } of simulateRows(options)) labels.set(trueLabelKey(truth), truth);
  return labels;
}

/** Problem, run and rollout name one trajectory. */
export function trueLabelKey(of: Pick<TrueLabel, "problemId" | "runId" | "rollout">): string {
  return `${of.problemId}/${of.runId}/${of.rollout}`;
}
