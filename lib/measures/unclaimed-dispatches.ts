import type { ProcessMeasures } from "@/lib/domain/process-measures";
import type { AgentCall } from "@/lib/filter/agent-calls";
import type { AttributedDispatch } from "@/lib/filter/attribution";
import { findingOf } from "./finding-of";

/** Dispatches of the log that no claimed call stands for: the reverse of phantoms. Ask only where there is a log. */
export function unclaimedDispatches(
  dispatches: readonly AttributedDispatch[],
  claimOf: ReadonlyMap<AttributedDispatch, AgentCall>,
): Pick<ProcessMeasures, "unclaimed" | "findings"> {
  const unclaimed = dispatches.filter((dispatch) => !claimOf.has(dispatch));
  const tools = [...new Set(unclaimed.map(({ entry }) => entry.tool))];
  const places = unclaimed.map(({ entry }) => ({ step: entry.step, order: entry.call.order }));

  return {
    unclaimed: unclaimed.length,
    findings: findingOf("unclaimed", `Logged and not claimed: ${tools.join(", ")}`, places),
  };
}
