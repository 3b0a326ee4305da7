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
  const { sums: narrow, placeOf } = withoutCopies(sums);
  const weights = new Int32Array(sums.patternCount);
  const totals = new Float64Array(narrow.width);
  const collected = new Map<string, Collected>();
  const found = means.map(({ sum, count }) => {
    const [sumPlace, countPlace] = [placeOf[sum] ?? 0, placeOf[count] ?? 0];
    const name = `${sumPlace} ${countPlace}`;
    const mean = collected.get(name) ?? { sumPlace, countPlace, values: new Float64Array(resamples), count: 0 };
    collected.set(name, mean);

    return mean;
  });

  const different = [...collected.values()];
  for (let round = 0; round < resamples; round += 1) {
    draw(weights);
    addWeighted(narrow, weights, totals);
    for (const mean of different) {
      const count = totals[mean.countPlace] ?? 0;
      if (count === 0) continue;
      mean.values[mean.count] = (totals[mean.sumPlace] ?? 0) / count;
      mean.count += 1;
    }
  }

  return found.map(({ values, count }) => ({ values, count, resamples }));
}

interface Collected {
  readonly sumPlace: number;
  readonly countPlace: number;
  readonly values: Float64Array;
  count: number;
}

/**
 * The sums without columns that are equal to an earlier one in every pattern: where all problems have as many rollouts as
 * the largest k, they are counted alike at every k, and pass@1 is pass^1.
 *
 * @returns with the place of each column of before
 */
function withoutCopies(sums: ClusterSums): { readonly sums: ClusterSums; readonly placeOf: readonly number[] } {
  const { width, patternCount, starts, columns, amounts } = sums;
  const said = Array.from({ length: width }, (): string[] => []);
  for (let pattern = 0; pattern < patternCount; pattern += 1) {
    const end = starts[pattern + 1] ?? 0;
    for (let at = starts[pattern] ?? 0; at < end; at += 1) said[columns[at] ?? 0]?.push(`${pattern} ${amounts[at]}`);
  }
  const places = new Map<string, number>();
  const isCopy: boolean[] = [];
  const placeOf = said.map((words) => {
    const name = words.join(",");
    isCopy.push(places.has(name));
    places.set(name, places.get(name) ?? places.size);

    return places.get(name) ?? 0;
  });
  if (places.size === width) return { sums, placeOf };

  const kept = [...columns.keys()].filter((at) => !isCopy[columns[at] ?? 0]);
  const before = new Int32Array(columns.length + 1);
  for (const at of kept) before[at + 1] = 1;
  for (let at = 1; at < before.length; at += 1) before[at] = (before[at] ?? 0) + (before[at - 1] ?? 0);

  return {
    sums: {
      ...sums,
      width: places.size,
      starts: starts.map((at) => before[at] ?? 0),
      columns: Int32Array.from(kept, (at) => placeOf[columns[at] ?? 0] ?? 0),
      amounts: Float64Array.from(kept, (at) => amounts[at] ?? 0),
    },
    placeOf,
  };
}
