import type { Statistic } from "./estimate-all";
import { COLUMN, type ItemSums } from "./item-sums";
import { defined } from "./point";
import { chanceObstacle, valueTotals } from "./value-totals";

/**
 * Fleiss' kappa. The raters of an item may be others, and other in number, than those of the next: every item weighs
 * the same in the observed agreement, every rating the same in the expected one. With a fixed number of raters this is
 * the published statistic.
 *
 * @returns a statistic of the totals of the same item sums; undefined without two ratings of an item or two values
 * @see Fleiss 1971, doi:10.1037/h0031619
 */
export function fleissKappa({ valueCount }: Pick<ItemSums, "valueCount">): Statistic<Float64Array> {
  return (totals) => {
    const items = totals[COLUMN.items] ?? 0;
    const counts = valueTotals(totals, valueCount);
    const obstacle = chanceObstacle(items, counts);
    if (obstacle !== undefined) return obstacle;

    const observed = (totals[COLUMN.agreement] ?? 0) / items;
    const ratings = counts.reduce((total, count) => total + count, 0);
    const expected = counts.reduce((total, count) => total + (count / ratings) ** 2, 0);

    return defined((observed - expected) / (1 - expected), items);
  };
}
