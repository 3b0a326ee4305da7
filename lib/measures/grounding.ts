import type { IdProvenance } from "@/lib/domain/analysis";
import type { ProcessMeasures } from "@/lib/domain/process-measures";
import { type AgentCall, placeOf } from "@/lib/filter/agent-calls";
import type { IdWalk } from "@/lib/filter/id-walk";
import type { Recommendation } from "@/lib/filter/recommendation";
import { findingOf } from "./finding-of";

type Grounding = Pick<ProcessMeasures, "ungrounded" | "isVerified" | "findings">;

interface Seen extends Pick<IdWalk, "picked" | "isVerified"> {
  /** Of the first lookup whose answer was not kept. */
  readonly lostStep: number | undefined;
}

/**
 * Whether the products of the last recommendation had been seen, in a result or the query, and viewed or checked. Absent
 * without a recommendation that names a product, and where an answer that was not kept may be what showed one.
 */
export function groundingOf(
  recommendation: Recommendation | undefined,
  { picked, isVerified, lostStep }: Seen,
): Grounding {
  if (recommendation === undefined || picked.size === 0) return { findings: [] };

  const { at } = recommendation;
  const isLost = lostStep !== undefined && lostStep <= at.step;
  const verified = isLost && !isVerified ? {} : { isVerified };
  const unseen = idsOf(picked, ({ inQuery, firstSeenStep }) => !inQuery && firstSeenStep === undefined);
  const unviewed = idsOf(picked, ({ viewedStep }) => viewedStep === undefined);
  if (unseen.length > 0) {
    if (isLost) return { ...verified, findings: [] };
    return { ...verified, ungrounded: "unseen", findings: found(unseen, "that no result holds", at) };
  }
  if (unviewed.length > 0)
    return { ...verified, ungrounded: "unviewed", findings: found(unviewed, "that were never viewed", at) };

  return { ...verified, ungrounded: "no", findings: [] };
}

function idsOf(picked: IdWalk["picked"], isIt: (known: IdProvenance) => boolean): readonly string[] {
  return [...picked].flatMap(([id, known]) => (isIt(known) ? [id] : []));
}

function found(ids: readonly string[], why: string, at: AgentCall): ProcessMeasures["findings"] {
  return findingOf("ungrounded", `It recommends products ${why}: ${ids.join(", ")}`, [placeOf(at)]);
}
