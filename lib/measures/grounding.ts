import type { ProcessMeasures } from "@/lib/domain/process-measures";
import { type AgentCall, placeOf } from "@/lib/filter/agent-calls";
import type { IdWalk } from "@/lib/filter/id-walk";
import type { Recommendation } from "@/lib/filter/recommendation";
import { isIdText } from "@/lib/filter/result-ids";
import { findingOf } from "./finding-of";

type Grounding = Pick<ProcessMeasures, "ungrounded" | "isVerified" | "findings">;

interface Seen extends Pick<IdWalk, "ids" | "isVerified"> {
  /** Of the first lookup whose answer was not kept. */
  readonly lostStep: number | undefined;
}

/**
 * Whether the products of the last recommendation had been seen, in a result or the query, and viewed or checked. Absent
 * without a recommendation that names a product, and where an answer that was not kept may be what showed one.
 */
export function groundingOf(
  recommendation: Recommendation | undefined,
  { ids, isVerified, lostStep }: Seen,
): Grounding {
  const named = recommendation?.ids.filter((id) => isIdText(id) || ids.has(id)) ?? [];
  if (recommendation === undefined || named.length === 0) return { findings: [] };

  const { at } = recommendation;
  const isBefore = (step: number | undefined) => step !== undefined && step <= at.step;
  const isLost = isBefore(lostStep);
  const verified = isLost && !isVerified ? {} : { isVerified };
  const unseen = named.filter((id) => !(ids.get(id)?.inQuery === true || isBefore(ids.get(id)?.firstSeenStep)));
  const unviewed = named.filter((id) => !isBefore(ids.get(id)?.viewedStep));
  if (unseen.length > 0) {
    if (isLost) return { ...verified, findings: [] };
    return { ...verified, ungrounded: "unseen", findings: found(unseen, "that no result holds", at) };
  }
  if (unviewed.length > 0)
    return { ...verified, ungrounded: "unviewed", findings: found(unviewed, "that were never viewed", at) };

  return { ...verified, ungrounded: "no", findings: [] };
}

function found(ids: readonly string[], why: string, at: AgentCall): ProcessMeasures["findings"] {
  return findingOf("ungrounded", `It recommends products ${why}: ${ids.join(", ")}`, [placeOf(at)]);
}
