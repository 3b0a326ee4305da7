import { formatNumber, formatPercent } from "@/components/ui/format-number";
import type { Diversity } from "@/lib/contract/pipeline";

/** The threshold that caps. */
export type CapName = "capPerProblem" | "capPerMiner";
export type CapCurve = Diversity["caps"][number];

export const CAP_NAMES = { problem: "capPerProblem", miner: "capPerMiner" } as const satisfies Record<
  CapCurve["by"],
  CapName
>;

/** The place of a cap on its curve: the largest point that is no larger; past the last point where there is no cap. */
export function capPlace({ points }: CapCurve, cap: number | null): number {
  if (cap === null) return points.length;

  return Math.max(
    0,
    points.findLastIndex((point) => point.cap <= cap),
  );
}

/** "At most 5 of a problem: 3,210 of 4,000 stay (80 %)". */
export function capText({ by, points }: CapCurve, place: number, total: number): string {
  const point = points[place];
  if (!point) return `No cap of a ${by}: all ${formatNumber(total)} stay`;
  const share = total > 0 ? ` (${formatPercent(point.size / total)})` : "";

  return `At most ${formatNumber(point.cap)} of a ${by}: ${formatNumber(point.size)} of ${formatNumber(total)} stay${share}`;
}

/** What a cap costs: the smallest one that keeps nine of ten. */
export function capConclusion({ by, points }: CapCurve, total: number): string {
  const point = points.find(({ size }) => size >= 0.9 * total);

  return point
    ? `Nine of ten stay at a cap of ${formatNumber(point.cap)} per ${by}.`
    : "No cap that is drawn keeps nine of ten.";
}
