import type { Figure } from "@/lib/contract/evaluation";
import { PROCESS_METRICS, type ProcessMetric, type ProcessMetricKind } from "@/lib/query/process-metrics";
import { type ClusterTally, meanOfClusters, shareOfClusters } from "@/lib/stats/cluster-ratio";
import { differenceOfClusters } from "@/lib/stats/difference-of-clusters";
import { type Estimate, FEWEST_TO_SAY, INTERVAL_SHARE } from "@/lib/stats/estimate";
import { normalBound } from "@/lib/stats/normal-bound";
import { NORMAL_BOUND } from "@/lib/stats/wilson";
import { shownFigure } from "./shown-figure";

/** What each cluster of problems adds to a metric of a run. */
export type MetricTallies = ReadonlyMap<string, ClusterTally>;

const NOTHING = "It is known of no trajectory.";
const NONE: ClusterTally = { count: 0, sum: 0 };

/** The figure of one run. */
export function processFigure(metric: ProcessMetric, tallies: MetricTallies): Figure {
  return figure(PROCESS_METRICS[metric].kind, estimateOf(metric, [...tallies.values()], NORMAL_BOUND));
}

/** Two runs whose figures are taken from each other. */
export interface MetricPair {
  readonly metric: ProcessMetric;
  readonly baseline: MetricTallies;
  readonly run: MetricTallies;
}

/** A run's figure less the baseline's, with the problems of both paired. */
export function processDifference(pair: MetricPair): Figure {
  return shownFigure(differenceOf(pair, NORMAL_BOUND));
}

/**
 * Whether a difference is more than chance as one of several: its interval leaves 0 out when it is so wide that one of all
 * of them misses its value in no more than one of twenty reports (Bonferroni).
 *
 * @param asked - how many differences are asked about at once
 */
export function isApart(pair: MetricPair, asked: number): boolean {
  const difference = differenceOf(pair, normalBound((1 - INTERVAL_SHARE) / Math.max(1, asked)));
  if (difference.kind !== "estimated") return false;
  const { low, high } = difference.interval;

  // An interval without width says nothing about chance.
  return low < high && (low > 0 || high < 0);
}

function differenceOf({ metric, baseline, run }: MetricPair, normal: number): Estimate {
  const clusters = [...new Set([...baseline.keys(), ...run.keys()])];
  const tallies = clusters.map((cluster) => ({ a: baseline.get(cluster) ?? NONE, b: run.get(cluster) ?? NONE }));
  const [a, b] = [estimateOf(metric, [...baseline.values()], normal), estimateOf(metric, [...run.values()], normal)];
  const high = highestOf(metric);

  return differenceOfClusters({ tallies, a, b }, { low: -high, high }, "One of the two runs does not know it.");
}

function estimateOf(metric: ProcessMetric, tallies: readonly ClusterTally[], normal: number): Estimate {
  return PROCESS_METRICS[metric].kind === "mean"
    ? meanOfClusters(tallies, { low: 0, high: highestOf(metric), normal }, NOTHING)
    : shareOfClusters(tallies, NOTHING, normal);
}

/** Of the scale: the other means have no upper end. */
function highestOf(metric: ProcessMetric): number {
  const { kind } = PROCESS_METRICS[metric];

  return kind === "mean" && metric !== "inference_share" ? Number.MAX_VALUE : 1;
}

const COUNTED = { share: "trajectories", mean: "trajectories", rate: "searches" } as const satisfies Record<
  ProcessMetricKind,
  string
>;

function figure(kind: ProcessMetricKind, estimate: Estimate): Figure {
  if (estimate.kind !== "too_few") return shownFigure(estimate);

  const { n, clusters } = estimate;
  const reason = `Too few to say: ${n} ${COUNTED[kind]} of ${clusters} problems, of at least ${FEWEST_TO_SAY} of each.`;
  return shownFigure({ ...estimate, reason });
}
