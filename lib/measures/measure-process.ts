import type { ProcessMeasures } from "@/lib/domain/process-measures";
import type { Trajectory } from "@/lib/domain/trajectory";
import { agentCalls } from "@/lib/filter/agent-calls";
import { repeatedCalls } from "./repeated-calls";

export interface MeasuredAgent {
  /** The agent has a catalogue to search, as the filter's analysis found. */
  readonly hasShop: boolean;
}

/** Everything that is measured of how an agent went about it. Pure and total: whatever was recorded, it answers. */
export function measureProcess(trajectory: Trajectory, { hasShop }: MeasuredAgent): ProcessMeasures {
  const calls = agentCalls(trajectory.steps);
  const { findings, ...rest } = { ...repeatedCalls(calls) };

  return { ...rest, ...(hasShop ? {} : {}), findings };
}
