import type { PictureCell } from "@/components/chart-frame/picture-rows";
import type { Figure } from "@/lib/contract/evaluation";
import type { ProcessCell } from "@/lib/contract/process";
import type { ProcessMetric } from "@/lib/query/process-metrics";
import { differenceText, intervalText, isShare, metricText } from "./process-values";

/** A figure in a saved picture: shares lie on a scale, means have none. */
export function figurePart(metric: ProcessMetric, figure: Figure, color: string): PictureCell {
  if (figure.value === null) return "n/a";
  const { value, interval } = figure;
  const text = `${metricText(metric, value)} ${intervalText(metric, figure) ?? "too few"}`;

  return isShare(metric) ? { text, value, interval, color } : text;
}

/** A difference with its interval and the sign that says whether it stands apart. */
export function differenceWords(metric: ProcessMetric, { difference, isApart }: ProcessCell): string {
  if (difference === null || difference.value === null) return "";
  const sign = difference.value > 0 ? "▲ " : "▼ ";

  return `${isApart ? sign : ""}${differenceText(metric, difference.value)} ${intervalText(metric, difference) ?? ""}`.trim();
}

const NAME_CHARS = 30;

/** The name of a run as a picture has room for it. */
export function shortened(name: string): string {
  return name.length > NAME_CHARS ? `${name.slice(0, NAME_CHARS - 1)}…` : name;
}
