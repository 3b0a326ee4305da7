import type { ClassCounts } from "./class-counts";
import type { Confusion } from "./confusion";
import type { Statistic } from "./estimate-all";
import { NO_ORDER } from "./krippendorff-alpha";
import { defined, notDefined, type Point } from "./point";

/** What is said when two raters rated no item both. */
export const NO_COMMON_ITEM = "The two raters have no item in common.";
const SAME_VALUE = "Both raters gave every item the same one value, so agreement beyond chance has no meaning.";

/**
 * Cohen's kappa of two raters.
 *
 * @returns undefined without common items, or when both used the same one value
 * @see Cohen 1960, doi:10.1177/001316446002000104
 */
export function cohenKappa({ items, agreed, given, claimed }: ClassCounts): Point {
  if (items === 0) return notDefined(NO_COMMON_ITEM, 0);

  let chancePairs = 0;
  for (const [value, count] of given.entries()) chancePairs += count * (claimed[value] ?? 0);
  if (chancePairs === items * items) return notDefined(SAME_VALUE, items);

  return defined((agreed * items - chancePairs) / (items * items - chancePairs), items);
}

/**
 * Cohen's kappa with quadratic weights: disagreement counts by the squared distance of the two positions. Gates stand
 * at 1 to 5, so a gate that nobody chose still keeps its neighbours two apart.
 *
 * @returns a statistic of the counts of the same confusion; undefined also for values without an order
 * @see Cohen 1968, doi:10.1037/h0026256
 */
export function quadraticKappa({ cells, positions }: Pick<Confusion, "cells" | "positions">): Statistic<ClassCounts> {
  return ({ items, given, claimed, cells: counts }) => {
    if (positions === undefined) return notDefined(NO_ORDER, items);
    if (items === 0) return notDefined(NO_COMMON_ITEM, 0);

    if (isOneValue(given, claimed)) return notDefined(SAME_VALUE, items);

    // Around the mean of one rater the mixed term of the expected squared distance is nothing.
    const centre = mean(given, positions, items);
    const expected = items * (spread(centre, given, positions) + spread(centre, claimed, positions));

    let observed = 0;
    for (const [at, { row, column }] of cells.entries()) {
      observed += (counts[at] ?? 0) * ((positions[row] ?? 0) - (positions[column] ?? 0)) ** 2;
    }
    return defined(1 - (items * observed) / expected, items);
  };
}

function isOneValue(given: Float64Array, claimed: Float64Array): boolean {
  return given.filter((count, value) => count + (claimed[value] ?? 0) > 0).length === 1;
}

function mean(counts: Float64Array, positions: readonly number[], items: number): number {
  return counts.reduce((total, count, value) => total + count * (positions[value] ?? 0), 0) / items;
}

function spread(centre: number, counts: Float64Array, positions: readonly number[]): number {
  return counts.reduce((total, count, value) => total + count * ((positions[value] ?? 0) - centre) ** 2, 0);
}
