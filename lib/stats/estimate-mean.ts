import type { Rng } from "@/lib/demo/rng";
import { type ClusterSums, totalsOf } from "./cluster-sums";
import type { Estimate } from "./estimate";
import { estimateOf, tooFew } from "./estimate-all";
import { share } from "./point";
import { resampleMeans } from "./resample-means";

/** Columns of the sums of one mean: how many, and their sum. */
export const MEAN_COUNT = 0;
export const MEAN_SUM = 1;
export const MEAN_WIDTH = 2;

/**
 * One mean with an interval from resampling whole clusters: what estimateAll says of it, in a fraction of the time.
 *
 * @param nothing - the sentence where there is nothing to divide by
 */
export function estimateMean(sums: ClusterSums, nothing: string, rng: Rng): Estimate {
  const totals = totalsOf(sums);
  const point = share(totals[MEAN_SUM] ?? 0, totals[MEAN_COUNT] ?? 0, nothing);
  const clusters = sums.clusterCount;
  if (tooFew(point, clusters) !== undefined) return estimateOf(point, clusters, undefined);
  const [resampled] = resampleMeans(sums, [{ sum: MEAN_SUM, count: MEAN_COUNT }], rng);

  return estimateOf(point, clusters, resampled);
}
