import type { Step } from "@/lib/domain/step";
import { agentCalls } from "@/lib/filter/agent-calls";

/**
 * The agent's claimed calls with their arguments, in order, as one text: equal for two trajectories that make the same
 * calls, whatever their thoughts say and however the arguments are written (`callKey`).
 *
 * @returns undefined without a call
 */
export function callsKey(steps: readonly Step[]): string | undefined {
  const calls = agentCalls(steps);

  return calls.length === 0 ? undefined : JSON.stringify(calls.map(({ key }) => key));
}
