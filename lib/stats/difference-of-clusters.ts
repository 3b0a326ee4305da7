import type { ClusterTally } from "./cluster-ratio";
import { type Estimate, FEWEST_TO_SAY, type Interval } from "./estimate";
import { studentBound } from "./student-t";

/** What one cluster adds to two ratios; a ratio that has nothing in it counts 0. */
export interface PairedTally {
  readonly a: ClusterTally;
  readonly b: ClusterTally;
}

/**
 * A ratio less another, b less a, over things that come in clusters (problems). A cluster in both is paired: what its
 * problem does to both takes itself out of the difference. Student's t interval on the linearised variance between
 * clusters, which needs no resampling, so that many differences cost nothing.
 *
 * @param bounds - of the difference; the interval stays within them
 * @param nothing - the sentence for a difference from nothing
 * @returns too few under FEWEST_TO_SAY things in either ratio, or clusters
 * @see Cochran 1977, Sampling Techniques, chapter 6 (comparison of two ratios)
 */
export function differenceOfClusters(tallies: readonly PairedTally[], bounds: Interval, nothing: string): Estimate {
  const held = tallies.filter(({ a, b }) => a.count + b.count > 0);
  const a = ratioOf(held.map((tally) => tally.a));
  const b = ratioOf(held.map((tally) => tally.b));
  const n = Math.min(a.count, b.count);
  if (n === 0) return { kind: "undefined", n: 0, reason: nothing };

  const clusters = held.length;
  const said = { value: b.value - a.value, n, clusters } as const;
  if (n < FEWEST_TO_SAY || clusters < FEWEST_TO_SAY) {
    const reason = `Too few to say: it rests on ${n} in ${clusters} problems, of at least ${FEWEST_TO_SAY} of each.`;
    return { kind: "too_few", ...said, reason };
  }

  const squares = held.reduce((sum, tally) => sum + (residual(tally.b, b) - residual(tally.a, a)) ** 2, 0);
  const half = studentBound(clusters - 1) * Math.sqrt((clusters / (clusters - 1)) * squares);
  const interval = { low: Math.max(bounds.low, said.value - half), high: Math.min(bounds.high, said.value + half) };
  if (half > 0) return { kind: "estimated", ...said, interval, resamples: 0 };

  const note = "Every problem differs alike: the interval says nothing about chance.";
  return { kind: "estimated", ...said, interval, resamples: 0, note };
}

interface Ratio {
  readonly value: number;
  readonly count: number;
}

function ratioOf(tallies: readonly ClusterTally[]): Ratio {
  const count = tallies.reduce((total, tally) => total + tally.count, 0);

  return { count, value: tallies.reduce((total, tally) => total + tally.sum, 0) / count };
}

/** How far a cluster pulls a ratio from its value. */
function residual({ sum, count }: ClusterTally, { value, count: all }: Ratio): number {
  return (sum - value * count) / all;
}
