import { COLUMN } from "./item-sums";
import { type Point, share } from "./point";
import { NO_SECOND_RATING } from "./value-totals";

/**
 * Observed agreement: the mean over items of the share of pairs of ratings that are the same. For two raters it is the
 * share of items on which they agree.
 *
 * @param totals - of item sums
 * @returns a share, 0 to 1; n counts the items with two ratings or more
 * @see Fleiss 1971, doi:10.1037/h0031619, P̄
 */
export function percentAgreement(totals: Float64Array): Point {
  const items = totals[COLUMN.items] ?? 0;
  const agreement = totals[COLUMN.agreement] ?? 0;
  const found = share(agreement, items, NO_SECOND_RATING);

  // The shares are fractions: their sum may miss the whole by a rounding.
  return found.kind === "defined" ? { ...found, value: Math.min(1, found.value) } : found;
}
