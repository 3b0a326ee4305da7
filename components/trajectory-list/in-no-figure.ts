import { formatCount } from "@/components/ui/format-number";
import type { CappedCount } from "@/lib/contract/trajectories";

/** What a person reviews blind is counted nowhere, said under the figures. */
export function inNoFigure(leftOut: CappedCount): string {
  return leftOut.value === 1 && !leftOut.isCapped
    ? "1 trajectory that you review blind is in no figure."
    : `${formatCount(leftOut)} trajectories that you review blind are in no figure.`;
}
