import type { Figure } from "@/lib/contract/evaluation";
import { PROCESS_METRICS, type ProcessMetric, type ProcessMetricKind } from "@/lib/query/process-metrics";
import { type ClusterTally, meanOfClusters, shareOfClusters } from "@/lib/stats/cluster-ratio";
import { differenceOfClusters } from "@/lib/stats/difference-of-clusters";
import { type Estimate, FEWEST_TO_SAY } from "@/lib/stats/estimate";
import { shownFigure } from "./shown-figure";

/** What each cluster of problems adds to a metric of a run. */
export type MetricTallies = ReadonlyMap<string, ClusterTally>;

const NOTHING = "It is known of no trajectory.";
const NONE: ClusterTally = { count: 0, sum: 0 };

/** The figure of one run. */
export function processFigure(metric: ProcessMetric, tallies: MetricTallies): Figure {
  return figure(PROCESS_METRICS[metric].kind, estimateOf(metric, [...tallies.values()]));
}

/** A run's figure less the baseline's, with the problems of both paired. */
export function processDifference(metric: ProcessMetric, baseline: MetricTallies, run: MetricTallies): Figure {
  const clusters = [...new Set([...baseline.keys(), ...run.keys()])];
  const tallies = clusters.map((cluster) => ({ a: baseline.get(cluster) ?? NONE, b: run.get(cluster) ?? NONE }));
  const [a, b] = [estimateOf(metric, [...baseline.values()]), estimateOf(metric, [...run.values()])];
  const high = highestOf(metric);

  return shownFigure(
    differenceOfClusters({ tallies, a, b }, { low: -high, high }, "One of the two runs does not know it."),
  );
}

function estimateOf(metric: ProcessMetric, tallies: readonly ClusterTally[]): Estimate {
  return PROCESS_METRICS[metric].kind === "mean"
    ? meanOfClusters(tallies, { low: 0, high: highestOf(metric) }, NOTHING)
    : shareOfClusters(tallies, NOTHING);
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
