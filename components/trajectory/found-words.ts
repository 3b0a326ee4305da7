import { countOf, formatNumber } from "@/components/ui/format-number";
import type { FindResult } from "./use-find";

/** How many hits there are, which of them is shown (-1 for none), and how far the search has come. */
export function foundWords({ hits, isCapped, searched }: FindResult, at: number, total: number): string {
  const count = `${formatNumber(hits.length)}${isCapped ? "+" : ""}`;
  const where = at === -1 ? `${count} ${hits.length === 1 ? "hit" : "hits"}` : `${formatNumber(at + 1)} of ${count}`;
  const steps = `${formatNumber(searched)} of ${countOf(total, "step")}`;
  if (searched >= total) return hits.length === 0 ? "No hit" : where;
  if (isCapped) return `${where}, searched ${steps}`;

  return `${hits.length === 0 ? "No hit yet" : where}, searched ${steps}…`;
}
