import type { ClusterTally } from "./cluster-ratio";
import { type Estimate, FEWEST_TO_SAY, type Interval } from "./estimate";

/** What one cluster adds to two ratios; a ratio that has nothing in it counts 0. */
export interface PairedTally {
  readonly a: ClusterTally;
  readonly b: ClusterTally;
}

/** Two ratios over the same clusters, each with its own estimate. */
export interface PairedRatios {
  readonly tallies: readonly PairedTally[];
  readonly a: Estimate;
  readonly b: Estimate;
}

/**
 * A ratio less another, b less a, over things that come in clusters (problems). Its interval is put together from those of
 * the two ratios, so that it holds near 0 and 1 as they do, and from how the clusters move both: what a problem does to
 * both takes itself out of the difference. Of two means with Student's t intervals over pairs it is the paired t interval.
 * It needs no resampling, so that many differences cost nothing.
 *
 * @param bounds - of the difference; the interval stays within them
 * @param nothing - the sentence for a difference from nothing
 * @returns too few where one of the ratios has no interval
 * @see Newcombe 1998, doi:10.1002/(SICI)1097-0258(19981130)17:22<2635::AID-SIM954>3.0.CO;2-C, for paired proportions;
 * Zou and Donner 2008, doi:10.1002/sim.3095, in general
 */
export function differenceOfClusters({ tallies, a, b }: PairedRatios, bounds: Interval, nothing: string): Estimate {
  if (a.kind === "undefined" || b.kind === "undefined") return { kind: "undefined", n: 0, reason: nothing };

  const held = tallies.filter((tally) => tally.a.count + tally.b.count > 0);
  const clusters = held.length;
  const n = Math.min(a.n, b.n);
  const said = { value: b.value - a.value, n, clusters } as const;
  if (a.kind === "too_few" || b.kind === "too_few") {
    const reason = `Too few to say: it rests on ${n} in ${clusters} problems, of at least ${FEWEST_TO_SAY} of each.`;
    return { kind: "too_few", ...said, reason };
  }

  const likeness = likenessOf(held, a.value, b.value);
  const reach = (ofA: number, ofB: number): number =>
    Math.sqrt(Math.max(0, ofA ** 2 + ofB ** 2 - 2 * likeness * ofA * ofB));
  const interval = {
    low: Math.max(bounds.low, said.value - reach(a.interval.high - a.value, b.value - b.interval.low)),
    high: Math.min(bounds.high, said.value + reach(a.value - a.interval.low, b.interval.high - b.value)),
  };
  if (interval.low < interval.high) return { kind: "estimated", ...said, interval, resamples: 0 };

  const note = "Every problem differs alike: the interval says nothing about chance.";
  return { kind: "estimated", ...said, interval, resamples: 0, note };
}

/** How much the clusters pull both ratios the same way, -1 to 1; 0 where one of them does not move. */
function likenessOf(tallies: readonly PairedTally[], a: number, b: number): number {
  const [countA, countB] = [sum(tallies, (tally) => tally.a.count), sum(tallies, (tally) => tally.b.count)];
  const pulls = tallies.map((tally) => ({ ofA: pull(tally.a, a, countA), ofB: pull(tally.b, b, countB) }));
  const [squaresA, squaresB] = [sum(pulls, ({ ofA }) => ofA ** 2), sum(pulls, ({ ofB }) => ofB ** 2)];

  return squaresA === 0 || squaresB === 0
    ? 0
    : sum(pulls, ({ ofA, ofB }) => ofA * ofB) / Math.sqrt(squaresA * squaresB);
}

/** How far the ratio moves where the cluster is left out, as its variance has it. */
function pull({ sum: total, count }: ClusterTally, value: number, all: number): number {
  return (total - value * count) / (all - count);
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
