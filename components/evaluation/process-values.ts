import { formatPoints, formatShare, formatSigned } from "@/components/judge-report/format-estimate";
import type { Figure } from "@/lib/contract/evaluation";
import { PROCESS_METRICS, type ProcessMetric } from "@/lib/query/process-metrics";

/** Whether a metric is a part of a whole, and so is read in percent. */
export function isShare(metric: ProcessMetric): boolean {
  return PROCESS_METRICS[metric].kind !== "mean" || metric === "inference_share";
}

/** 12.1 % or 2.34, by the metric. */
export function metricText(metric: ProcessMetric, value: number): string {
  return isShare(metric) ? formatShare(value) : value.toFixed(2);
}

/** +4.0 points or −0.25, by the metric. */
export function differenceText(metric: ProcessMetric, value: number): string {
  return isShare(metric) ? formatPoints(value) : formatSigned(value);
}

/** "9.1 to 15.8", or undefined where there is no interval. */
export function intervalText(metric: ProcessMetric, figure: Figure): string | undefined {
  if (figure.value === null || figure.interval === null) return undefined;
  const ends = figure.interval.map((end) => {
    const size = isShare(metric) ? (Math.abs(end) * 100).toFixed(1) : Math.abs(end).toFixed(2);
    return end < 0 && Number(size) !== 0 ? `−${size}` : size;
  });

  return ends.join(" to ");
}

/**
 * What stands before the number of trajectories that show a thing, which is another figure than the one above it: a rate
 * is of searches, and a mean is shown by those that are above nothing, or of a page depth above the first page.
 */
export function shownIn(metric: ProcessMetric): string {
  if (PROCESS_METRICS[metric].kind !== "mean") return "in";

  return metric === "page_depth" ? "above 1 in" : "above 0 in";
}
