import type { ClusterSums } from "./cluster-sums";
import { createBinomial } from "./draw-binomial";

/** Draws one resample: how often each pattern was taken, written into `weights`. */
export type DrawResample = (weights: Int32Array) => void;

// A binomial draw costs about this many uniform ones.
const BINOMIAL_COST = 6;

/**
 * Resamples of whole clusters with replacement, as many as there are.
 *
 * Clusters with equal rows cannot be told apart by any statistic, so with few patterns the counts are drawn at once
 * from the multinomial distribution (a chain of binomial ones), which is the same resampling in a fraction of the time.
 *
 * @param next - uniform numbers, 0 inclusive to 1 exclusive; the same ones give the same resamples
 * @see Field and Welsh 2007, doi:10.1111/j.1467-9868.2007.00593.x, on resampling clusters
 */
export function resampleClusters(sums: ClusterSums, next: () => number): DrawResample {
  return sums.patternCount * BINOMIAL_COST < sums.clusterCount ? drawCounts(sums, next) : drawClusters(sums, next);
}

/** What one draw costs, in uniform numbers. */
export function drawCost(sums: ClusterSums): number {
  return Math.min(sums.patternCount * BINOMIAL_COST, sums.clusterCount);
}

function drawClusters({ clusterCount, patternOf }: ClusterSums, next: () => number): DrawResample {
  return (weights) => {
    weights.fill(0);
    for (let draw = 0; draw < clusterCount; draw += 1) {
      const pattern = patternOf[Math.floor(next() * clusterCount)] ?? 0;
      weights[pattern] = (weights[pattern] ?? 0) + 1;
    }
  };
}

function drawCounts({ clusterCount, patternCount, multiplicity }: ClusterSums, next: () => number): DrawResample {
  const binomialOf = createBinomial(clusterCount, next);
  let behind = clusterCount;
  const draws = Array.from({ length: patternCount }, (_, pattern) => {
    const count = multiplicity[pattern] ?? 0;
    const draw = binomialOf(Math.log(count / behind), Math.log((behind - count) / behind));
    behind -= count;

    return draw;
  });

  return (weights) => {
    let open = clusterCount;
    for (const [pattern, draw] of draws.entries()) {
      const drawn = draw(open);
      weights[pattern] = drawn;
      open -= drawn;
    }
  };
}
