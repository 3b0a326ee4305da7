import type { ProcessMeasures } from "@/lib/domain/process-measures";
import { type AgentCall, placeOf } from "@/lib/filter/agent-calls";
import { findingOf } from "./finding-of";

/** Calls that an agent makes again, with the same arguments: all but the first of each. Absent without any call. */
export function repeatedCalls(calls: readonly AgentCall[]): Pick<ProcessMeasures, "repeated" | "findings"> {
  if (calls.length === 0) return { findings: [] };

  const made = new Set<string>();
  const repeats = calls.filter(({ key }) => {
    const isRepeat = made.has(key);
    made.add(key);
    return isRepeat;
  });
  const tools = [...new Set(repeats.map(({ claim }) => claim.name))];

  return {
    repeated: repeats.length,
    findings: findingOf("repeated", `The same call again: ${tools.join(", ")}`, repeats.map(placeOf)),
  };
}
