import type { Rng } from "@/lib/demo/rng";
import { addWeighted, type ClusterSums, totalsOf } from "./cluster-sums";
import { type Estimate, FEWEST_TO_SAY, type Few } from "./estimate";
import { percentileInterval, type Resampled } from "./percentile-interval";
import type { Point } from "./point";
import { drawCost, resampleClusters } from "./resample-clusters";

/** A statistic as a function of what was prepared from the totals of ClusterSums; it keeps nothing of that. */
export type Statistic<Prepared> = (prepared: Prepared) => Point;

/** Resamples of an interval: the first number that fits the budget, else the last. */
export const RESAMPLES = [10_000, 2_000, 500] as const;

/** Additions after which a call makes do with fewer resamples; they take about a second. */
export const RESAMPLING_BUDGET = 200_000_000;

export interface EstimateOptions<Prepared> {
  /** What all statistics need of the totals, computed once a resample. The totals are used again for the next. */
  readonly prepare: (totals: Float64Array) => Prepared;
  readonly rng: Rng;
  /** How many clusters hold the items that a statistic rests on; all of them where it is absent. */
  readonly clustersOf?: (statistic: Statistic<Prepared>) => number;
  /** By default RESAMPLING_BUDGET; a caller with several sets of clusters divides it among them. */
  readonly budget?: number;
}

/**
 * Each statistic with a percentile interval from resampling whole clusters, all of them on the same resamples.
 *
 * @returns the estimate of one of the given statistics; for any other it throws a RangeError
 * @see Efron and Tibshirani 1993, An Introduction to the Bootstrap, chapter 13 (percentile intervals)
 */
export function estimateAll<Prepared>(
  sums: ClusterSums,
  statistics: readonly Statistic<Prepared>[],
  { prepare, rng, clustersOf = () => sums.clusterCount, budget = RESAMPLING_BUDGET }: EstimateOptions<Prepared>,
): (statistic: Statistic<Prepared>) => Estimate {
  const prepared = prepare(totalsOf(sums));
  const points = new Map(statistics.map((statistic) => [statistic, statistic(prepared)]));
  const clusters = new Map(statistics.map((statistic) => [statistic, clustersOf(statistic)]));
  const sayable = [...points]
    .filter(([statistic, point]) => tooFew(point, clusters.get(statistic) ?? 0) === undefined)
    .map(([statistic]) => statistic);
  const resamples = resamplesWithin(budget, sums, sayable.length);
  const resampled = resample(sums, sayable, { prepare, rng, resamples });

  return (statistic) => {
    const point = points.get(statistic);
    if (point === undefined) throw new RangeError("This statistic was not among those to estimate.");

    return estimateOf(point, clusters.get(statistic) ?? 0, resampled.get(statistic));
  };
}

/**
 * Why nothing may be said from so little; undefined when there is enough.
 *
 * @param clusters - those that the items of the point are of
 */
export function tooFew(
  { kind, n }: Point,
  clusters: number,
): { readonly reason: string; readonly few?: Few } | undefined {
  if (kind === "undefined") return { reason: "" };
  if (n < FEWEST_TO_SAY) {
    const reason = `Too few to say: it rests on ${n} of at least ${FEWEST_TO_SAY} items.`;
    return { reason, few: { of: "items", count: n } };
  }
  if (clusters < FEWEST_TO_SAY) {
    const reason = `Too few to say: the items are of ${clusters} of at least ${FEWEST_TO_SAY} clusters.`;
    return { reason, few: { of: "clusters", count: clusters } };
  }
  return undefined;
}

/** How many of RESAMPLES so many statistics of these clusters may have. */
export function resamplesWithin(budget: number, sums: ClusterSums, statisticCount: number): number {
  const cost = drawCost(sums) + sums.columns.length + sums.width * statisticCount;

  return RESAMPLES.find((resamples) => cost * resamples <= budget) ?? Math.min(...RESAMPLES);
}

function resample<Prepared>(
  sums: ClusterSums,
  statistics: readonly Statistic<Prepared>[],
  { prepare, rng, resamples }: Pick<EstimateOptions<Prepared>, "prepare" | "rng"> & { readonly resamples: number },
): ReadonlyMap<Statistic<Prepared>, Resampled> {
  const resampled = new Map(
    statistics.map((statistic) => [statistic, { values: new Float64Array(resamples), count: 0, resamples }]),
  );
  if (statistics.length === 0) return resampled;

  const draw = resampleClusters(sums, rng.next);
  const weights = new Int32Array(sums.patternCount);
  const totals = new Float64Array(sums.width);
  for (let round = 0; round < resamples; round += 1) {
    draw(weights);
    addWeighted(sums, weights, totals);
    const prepared = prepare(totals);
    for (const [statistic, collected] of resampled) {
      const point = statistic(prepared);
      if (point.kind === "undefined") continue;
      collected.values[collected.count] = point.value;
      collected.count += 1;
    }
  }

  return resampled;
}

/**
 * A point with the interval of its resamples; without them with why nothing may be said.
 *
 * @param clusters - those that the items of the point are of
 */
export function estimateOf(point: Point, clusters: number, resampled: Resampled | undefined): Estimate {
  if (point.kind === "undefined") return point;

  const { value, n } = point;
  if (resampled === undefined)
    return { kind: "too_few", value, n, clusters, ...(tooFew(point, clusters) ?? { reason: "" }) };

  const found = percentileInterval(resampled);
  if (found.kind === "too_few") return { ...found, value, n, clusters };

  return { ...found, kind: "estimated", value, n, clusters, resamples: resampled.resamples };
}
