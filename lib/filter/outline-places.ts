import type { ProcessFindingKind } from "@/lib/domain/process-measures";
import { inOrder, type PlacedAnalysis, type ShownPlace, type SignalPlaces, viewedPicks } from "./signal-places";

interface OutlineOfSignals {
  readonly steps: readonly { readonly index: number; readonly flags: readonly string[] }[];
  readonly ids: PlacedAnalysis["ids"];
  readonly findings: readonly { readonly kind: ProcessFindingKind; readonly places: readonly ShownPlace[] }[];
}

/**
 * Where signals come from as far as the outline and the findings of the process tell, for a trajectory whose steps are
 * not all at hand. What they do not tell is left out.
 */
export function outlinePlaces({ steps, ids, findings }: OutlineOfSignals): Partial<SignalPlaces> {
  return {
    unseenIds: steps.filter(({ flags }) => flags.includes("unseen_id")).map(({ index }) => ({ step: index })),
    views: inOrder(viewedPicks(ids).map(({ step }) => ({ step }))),
    repeated: findings.find(({ kind }) => kind === "repeated")?.places ?? [],
  };
}
