import type { Rng } from "@/lib/demo/rng";
import { addWeighted, type ClusterSums } from "./cluster-sums";
import { RESAMPLING_BUDGET, resamplesWithin } from "./estimate-all";
import type { Resampled } from "./percentile-interval";
import { resampleClusters } from "./resample-clusters";

/** A mean as two columns of ClusterSums: the sum, and how many are summed. */
export interface MeanColumns {
  readonly sum: number;
  readonly count: number;
}

/**
 * Many means on the same resamples of whole clusters. It is what estimateAll does for any statistic, in half the time,
 * since a curve has two means for each k.
 */
export function resampleMeans(sums: ClusterSums, means: readonly MeanColumns[], rng: Rng): readonly Resampled[] {
  const resamples = resamplesWithin(RESAMPLING_BUDGET, sums, means.length);
  const draw = resampleClusters(sums, rng.next);
  const weights = new Int32Array(sums.patternCount);
  const totals = new Float64Array(sums.width);
  const collected = means.map((mean) => ({ ...mean, values: new Float64Array(resamples), found: 0 }));

  for (let round = 0; round < resamples; round += 1) {
    draw(weights);
    addWeighted(sums, weights, totals);
    for (const mean of collected) {
      const count = totals[mean.count] ?? 0;
      if (count === 0) continue;
      mean.values[mean.found] = (totals[mean.sum] ?? 0) / count;
      mean.found += 1;
    }
  }

  return collected.map(({ values, found }) => ({ values, count: found, resamples }));
}
