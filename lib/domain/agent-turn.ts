import type { Step } from "./step";

/**
 * Whether the agent did or said anything: one step is its own. What holds none cannot teach a model, so it is neither
 * approved nor exported. A step that only shows the proxy log is nobody's turn.
 */
export function hasAgentTurn(steps: readonly Pick<Step, "role">[]): boolean {
  return steps.some((step) => step.role === "agent");
}

/** A step that stands for no event of its own: it shows the log of a run that left no dialogue. */
export function isLogAlone(step: Step): boolean {
  const isSilent = step.text === undefined && step.thought === undefined && step.raw === undefined;

  return step.role === "other" && isSilent && step.claimed.length === 0 && step.logged.length > 0;
}
