import type { Trajectory } from "@/lib/domain/trajectory";
import { loggedCalls } from "@/lib/domain/trajectory";
import { logEntryKind } from "@/lib/filter/catalogue";

/** How a rollout was sampled, as far as its source says; null where it does not, or where its calls differ. */
export interface Sampler {
  readonly model: string | null;
  readonly temperature: number | null;
  readonly top_p: number | null;
  /** How many rollouts of the problem were sampled. */
  readonly k: number | null;
  readonly sample_index: number | null;
}

/**
 * Read from what the agent asked of its model, which the log holds; nothing is guessed. Sources number their rollouts and do
 * not say how many there were: that is counted.
 */
export function samplerOf(
  trajectory: Pick<Trajectory, "steps" | "run" | "rollout">,
  rollouts: number | undefined,
): Sampler {
  const asked = loggedCalls(trajectory).filter((call) => logEntryKind(call).kind === "inference");
  const said = (name: string) => onlyOne(asked.map((call) => call.params?.[name]));
  const model = said("model");

  return {
    model: trajectory.run.agent?.model ?? (typeof model === "string" ? model : null),
    temperature: numberOf(said("temperature")),
    top_p: numberOf(said("top_p")),
    k: rollouts ?? null,
    sample_index: trajectory.rollout ?? null,
  };
}

/** What every call says, when all say the same. */
function onlyOne(values: readonly unknown[]): unknown {
  return new Set(values).size === 1 ? values[0] : undefined;
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
