import type { ProcessMeasures } from "@/lib/domain/process-measures";
import { type AgentCall, placeOf } from "@/lib/filter/agent-calls";
import type { IdWalk } from "@/lib/filter/id-walk";
import type { Recommendation } from "@/lib/filter/recommendation";
import { isIdText } from "@/lib/filter/result-ids";
import { findingOf } from "./finding-of";

/**
 * Whether the products of the last recommendation had been seen, in a result or the query, and viewed or checked. Absent
 * without a recommendation that names a product. Ask only where answers were kept.
 */
export function groundingOf(
  recommendation: Recommendation | undefined,
  { ids }: Pick<IdWalk, "ids">,
): Pick<ProcessMeasures, "ungrounded" | "findings"> {
  const named = recommendation?.ids.filter((id) => isIdText(id) || ids.has(id)) ?? [];
  if (recommendation === undefined || named.length === 0) return { findings: [] };

  const { at } = recommendation;
  const isBefore = (step: number | undefined) => step !== undefined && step <= at.step;
  const unseen = named.filter((id) => !(ids.get(id)?.inQuery === true || isBefore(ids.get(id)?.firstSeenStep)));
  const unviewed = named.filter((id) => !isBefore(ids.get(id)?.viewedStep));
  if (unseen.length > 0) return { ungrounded: "unseen", findings: found(unseen, "that no result holds", at) };
  if (unviewed.length > 0) return { ungrounded: "unviewed", findings: found(unviewed, "that were never viewed", at) };

  return { ungrounded: "no", findings: [] };
}

function found(ids: readonly string[], why: string, at: AgentCall): ProcessMeasures["findings"] {
  return findingOf("ungrounded", `It recommends products ${why}: ${ids.join(", ")}`, [placeOf(at)]);
}
