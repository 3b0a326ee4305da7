import type { ProcessFinding, ProcessFindingKind } from "@/lib/domain/process-measures";
import type { EvidencePlace } from "@/lib/domain/verdict";

/** More are counted and not listed: a loop of a thousand calls is one finding. */
const MOST_PLACES = 20;
// Words of an agent may stand in it.
const MOST_CHARACTERS = 300;

/** A finding as a list of one; empty without a place, where there is nothing to find. */
export function findingOf(
  kind: ProcessFindingKind,
  detail: string,
  places: readonly EvidencePlace[],
): readonly ProcessFinding[] {
  if (places.length === 0) return [];
  const clipped = detail.length > MOST_CHARACTERS ? `${detail.slice(0, MOST_CHARACTERS)}…` : detail;

  return [{ kind, detail: clipped, places: places.slice(0, MOST_PLACES), count: places.length }];
}
