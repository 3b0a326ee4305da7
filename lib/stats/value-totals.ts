import { COLUMN } from "./item-sums";
import { notDefined, type Point } from "./point";

/** How often each value was given, in the totals of item sums. */
export function valueTotals(totals: Float64Array, valueCount: number): Float64Array {
  return totals.subarray(COLUMN.firstValue, COLUMN.firstValue + valueCount);
}

/**
 * Why agreement beyond chance has no value here; undefined when it has one.
 *
 * @param counts - how often each value was given
 */
export function chanceObstacle(items: number, counts: Float64Array): Point | undefined {
  if (items === 0) return notDefined(NO_SECOND_RATING, 0);
  if (counts.filter((count) => count > 0).length > 1) return undefined;

  return notDefined(
    "Every rating that can be compared is the same value, so agreement beyond chance has no meaning.",
    items,
  );
}

/** What is said when no item can be compared. */
export const NO_SECOND_RATING = "No item has two ratings.";
