import { type ClusterSums, createClusterSums } from "./cluster-sums";
import type { RatingTable } from "./rating-table";

/** The sums that statistics over any number of raters need. Items with fewer than two ratings have no part in them. */
export interface ItemSums {
  readonly sums: ClusterSums;
  readonly valueCount: number;
  /** Pairs of different values that met on an item, lower place first; the columns behind those of the values. */
  readonly mixedPairs: readonly MixedPair[];
  readonly positions: readonly number[] | undefined;
}

export interface MixedPair {
  readonly low: number;
  readonly high: number;
  readonly column: number;
}

/** Columns of a row: counted items, their shares of agreeing pairs, disagreeing coincidences, then ratings by value. */
export const COLUMN = { items: 0, agreement: 1, disagreement: 2, firstValue: 3 } as const;

/** Collects the sums by cluster. Raters may differ in number from item to item, and need no ids. */
export function itemSums({ itemOf, answerOf, itemCount, clusterOf, scale }: RatingTable): ItemSums {
  const valueCount = scale.values.length;
  const counts = Array.from({ length: itemCount }, () => new Map<number, number>());
  for (const [at, item] of itemOf.entries()) {
    const value = answerOf[at] ?? 0;
    const count = counts[item];
    count?.set(value, (count.get(value) ?? 0) + 1);
  }

  const keepsPairs = scale.positions !== undefined;
  const builder = createClusterSums();
  const pairs = new Map<number, MixedPair>();
  for (const [item, count] of counts.entries()) {
    const cluster = clusterOf[item] ?? 0;
    const ratings = sum(count.values());
    if (ratings < 2) continue;

    const same = sum([...count.values()].map((times) => times * (times - 1)));
    builder.add(cluster, COLUMN.items, 1);
    builder.add(cluster, COLUMN.agreement, same / (ratings * (ratings - 1)));
    builder.add(cluster, COLUMN.disagreement, (ratings * (ratings - 1) - same) / (ratings - 1));
    for (const [value, times] of count) builder.add(cluster, COLUMN.firstValue + value, times);
    if (!keepsPairs) continue;

    for (const [pair, product] of meetings(count)) {
      const key = pair.low * valueCount + pair.high;
      const column = pairs.get(key)?.column ?? COLUMN.firstValue + valueCount + pairs.size;
      pairs.set(key, { ...pair, column });
      builder.add(cluster, column, (2 * product) / (ratings - 1));
    }
  }

  const sums = builder.build(COLUMN.firstValue + valueCount + pairs.size);
  return { sums, valueCount, mixedPairs: [...pairs.values()], positions: scale.positions };
}

function* meetings(
  count: ReadonlyMap<number, number>,
): Generator<readonly [{ readonly low: number; readonly high: number }, number]> {
  const values = [...count].sort(([one], [other]) => one - other);
  for (const [place, [low, lowTimes]] of values.entries()) {
    for (const [high, highTimes] of values.slice(place + 1)) yield [{ low, high }, lowTimes * highTimes];
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;

  return total;
}
