import { countOf, formatNumber } from "@/components/ui/format-number";
import type { FindHit } from "@/lib/domain/find-in-steps";
import { logNumber } from "@/lib/domain/log-number";
import type { FindResult } from "./use-find";

/**
 * How many hits there are, which of them is shown and where (-1 for none), and how far the search has come. The task above
 * the steps is not searched: words that only it has are no hit in the steps.
 */
export function foundWords({ hits, isCapped, searched }: FindResult, at: number, total: number): string {
  const count = `${formatNumber(hits.length)}${isCapped ? "+" : ""}`;
  const hit = hits[at];
  const where = hit
    ? `${formatNumber(at + 1)} of ${count}${placeWords(hit)}`
    : `${count} ${hits.length === 1 ? "hit" : "hits"}`;
  const steps = `${formatNumber(searched)} of ${countOf(total, "step")}`;
  if (searched >= total) return hits.length === 0 ? "No hit in the steps" : where;
  if (isCapped) return `${where}, searched ${steps}`;

  return `${hits.length === 0 ? "No hit yet" : where}, searched ${steps}…`;
}

/** Where a hit stands that is opened only to be shown. */
function placeWords({ field, order }: FindHit): string {
  if (field === "own_text") return " in the model’s own text";

  return order === undefined ? "" : ` in ${logNumber(order)}`;
}
