import type { AxisCount } from "./count-axes";
import { type ItemScore, sumCounts } from "./score-item";
import type { OutcomeScore } from "./score-outcome";

/** Nothing is rounded. */
const exact = (value: number): number => value;

/**
 * A score under the upstream keys, as numbers from 0 to 1: means over all rewards, 0 for an axis that is not
 * constrained. Empty when no recommended id resolves: the axes are then absent, not zero.
 *
 * @param shown - how the share of each item is rounded before the mean is taken
 */
export function scoreDict(score: OutcomeScore, shown = exact): Readonly<Record<string, number>> {
  const found = score.items.filter((item) => item !== undefined);
  if (found.length === 0) return {};

  const mean = (read: (item: ItemScore) => number) =>
    found.reduce((sum, item) => sum + shown(read(item)), 0) / score.items.length;
  return {
    product: mean(() => 1),
    gt: mean(({ isGold }) => Number(isGold)),
    rule: mean(({ rule }) => rule),
    title: mean(({ axes }) => share(axes.title)),
    price: mean(({ axes }) => share(axes.price)),
    service: mean(({ axes }) => share(axes.service)),
    "sku & attrs": mean(({ axes }) => share(sumCounts([axes.sku, axes.attribute]))),
    ...(score.shop === undefined ? {} : { shop: Number(score.shop === "yes") }),
    ...(score.budget === undefined ? {} : { budget: Number(score.budget === "yes") }),
  };
}

function share({ hit, open, of }: AxisCount): number {
  return of === open ? 0 : hit / (of - open);
}
