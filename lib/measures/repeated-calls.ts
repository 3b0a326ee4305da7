import type { ProcessMeasures } from "@/lib/domain/process-measures";
import { type AgentCall, placeOf } from "@/lib/filter/agent-calls";
import { repeatedOf } from "@/lib/filter/structure-signals";
import { findingOf } from "./finding-of";

/** Calls that an agent makes again, with the same arguments. Absent without any call. */
export function repeatedCalls(calls: readonly AgentCall[]): Pick<ProcessMeasures, "repeated" | "findings"> {
  if (calls.length === 0) return { findings: [] };

  const repeats = repeatedOf(calls);
  const tools = [...new Set(repeats.map(({ claim }) => claim.name))];

  return {
    repeated: repeats.length,
    findings: findingOf("repeated", `The same call again: ${tools.join(", ")}`, repeats.map(placeOf)),
  };
}
