import type { Statistic } from "./estimate-all";
import { COLUMN, type ItemSums } from "./item-sums";
import { defined, notDefined } from "./point";
import { chanceObstacle, valueTotals } from "./value-totals";

/**
 * Krippendorff's alpha with nominal distances, from coincidences. Items with one rating have no part in it.
 *
 * @returns a statistic of the totals of the same item sums; undefined without two ratings of an item or two values
 * @see Krippendorff 2011, Computing Krippendorff's Alpha-Reliability
 */
export function nominalAlpha({ valueCount }: Pick<ItemSums, "valueCount">): Statistic<Float64Array> {
  return (totals) => {
    const items = totals[COLUMN.items] ?? 0;
    const counts = valueTotals(totals, valueCount);
    const obstacle = chanceObstacle(items, counts);
    if (obstacle !== undefined) return obstacle;

    const ratings = counts.reduce((total, count) => total + count, 0);
    const samePairs = counts.reduce((total, count) => total + count * count, 0);
    const expected = ratings * ratings - samePairs;

    return defined(1 - ((ratings - 1) * (totals[COLUMN.disagreement] ?? 0)) / expected, items);
  };
}

/**
 * Krippendorff's alpha with ordinal distances: the squared number of ratings between the middles of two values. That
 * is the interval alpha of mid-ranks, whose expected disagreement needs no pairs of values.
 *
 * @returns a statistic of the totals of the same item sums; undefined also for values without an order
 * @see Krippendorff 2011, Computing Krippendorff's Alpha-Reliability (ordinal metric)
 */
export function ordinalAlpha({ valueCount, mixedPairs, positions }: Omit<ItemSums, "sums">): Statistic<Float64Array> {
  const midRanks = new Float64Array(valueCount);

  return (totals) => {
    const items = totals[COLUMN.items] ?? 0;
    if (positions === undefined) return notDefined(NO_ORDER, items);
    const counts = valueTotals(totals, valueCount);
    const obstacle = chanceObstacle(items, counts);
    if (obstacle !== undefined) return obstacle;

    const ratings = rankMiddles(counts, midRanks);
    let expected = 0;
    for (const [value, count] of counts.entries()) expected += count * ((midRanks[value] ?? 0) - ratings / 2) ** 2;
    let observed = 0;
    for (const { low, high, column } of mixedPairs) {
      observed += (totals[column] ?? 0) * ((midRanks[high] ?? 0) - (midRanks[low] ?? 0)) ** 2;
    }

    // The mean mid-rank is half the ratings, so the expected pairs sum to twice the ratings times the spread.
    return defined(1 - ((ratings - 1) * observed) / (2 * ratings * expected), items);
  };
}

/** What is said of ordered statistics at the nominal level. */
export const NO_ORDER = "The values are read as nominal, without an order.";

/** Writes the middle rank of each value and returns the number of ratings. */
function rankMiddles(counts: Float64Array, midRanks: Float64Array): number {
  let below = 0;
  for (const [value, count] of counts.entries()) {
    midRanks[value] = below + count / 2;
    below += count;
  }

  return below;
}
