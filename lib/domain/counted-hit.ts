import { type AnalysisIndex, placeKey } from "./analysis-index";
import type { FindHit } from "./find-in-steps";
import type { ReadingMode } from "./reader-link";

/** What decides what a reader draws of the log. The index is absent where the filter's findings are hidden. */
interface Drawing {
  readonly mode: ReadingMode;
  readonly index: AnalysisIndex | undefined;
}

/**
 * Whether a hit is one of those that are counted and gone to. What a step says once always is, because going there opens
 * it; what the log says again is only where the reader draws it in the step anyway.
 */
export function isCounted({ step, field, order = -1, isAgain }: FindHit, { mode, index }: Drawing): boolean {
  if (!isAgain || mode === "columns" || !index) return true;
  if (field === "answer") return mode === "full";

  const claimed = index.byOrder.get(order)?.claimed;
  if (claimed?.step !== step) return true;
  const joined = index.byClaim.get(placeKey(step, claimed.call))?.filter((dispatch) => dispatch.step === step);
  return mode === "full" && joined !== undefined && joined.length > 1;
}
