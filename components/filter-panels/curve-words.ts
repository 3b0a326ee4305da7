import { formatPlain, formatShare } from "@/components/judge-report/format-estimate";
import { countOf, formatNumber, formatRatio, PERCENT } from "@/components/ui/format-number";
import type { Estimate } from "@/lib/contract/queues";
import type { FilterCurve } from "@/lib/contract/what-if";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { type CurveThreshold, THRESHOLD_FIELDS } from "@/lib/domain/threshold-fields";

export type CurvePoint = FilterCurve["points"][number];

/** "agentic share", as sentences call it. */
export function curveName(along: CurveThreshold): string {
  return THRESHOLD_FIELDS[along].words.toLowerCase();
}

/** A place on the curve: 0.80, or 14,336 tokens. */
export function placeText(along: CurveThreshold, at: number): string {
  return along === "tokenBudget" ? formatNumber(at) : formatRatio(at);
}

/** "current 0.80", or that it is off. */
export function currentText(along: CurveThreshold, thresholds: FilterThresholds): string {
  const at = thresholds[along];

  return at === null ? `the ${curveName(along)} is off` : `current ${placeText(along, at)}`;
}

/** How many labels say it, and by which method. */
export function curveSubtitle({ along, n, points }: FilterCurve): string {
  return `n = ${countOf(n, "labelled trajectory", "labelled trajectories")} at each of ${countOf(points.length, "place")} of the ${curveName(along)}, the other thresholds held. 95 % bands. Called agentic counts the whole corpus: what breaks no rule, before the other stages.`;
}

/** What these labels can tell of one threshold. Intervals that overlap are not told apart. */
export function curveConclusion({ along, n, points }: FilterCurve): string {
  if (n === 0) return "Nobody has said of a trajectory here yet whether it is agentic.";

  const name = curveName(along);
  const known = points.filter((point) => hasInterval(point.precision) && hasInterval(point.recall));
  if (known.length < 2) return `No curve can be drawn. ${reasonOf(points) ?? ""}`.trim();
  if (["precision", "recall"].every((key) => overlapAll(known, key === "precision" ? "precision" : "recall")))
    return `The intervals overlap over the whole range: ${n === 1 ? "this label" : `these ${formatNumber(n)} labels`} cannot tell one ${name} from another.`;

  const current = points.find(({ isCurrent }) => isCurrent);
  const best = bestOf(current ? [current, ...points] : points);
  if (!best || best.f1.value === null) return `No place of the ${name} has a score for both figures together.`;
  const peak = `F1 is highest, ${formatPlain(best.f1.value)}, at ${placeText(along, best.at)}`;
  if (!current || current.f1.value === null) return `${peak}.`;
  if (current.at === best.at) return `${peak}, which is the current one.`;

  return areApart(current.f1, best.f1)
    ? `${peak}, above the current ${formatPlain(current.f1.value)} beyond its interval.`
    : `${peak}; these labels cannot tell it from the current ${formatPlain(current.f1.value)}.`;
}

/** "0.80: precision 87.1 % (82.0 to 90.2), …": a place read out. */
export function pointText(along: CurveThreshold, point: CurvePoint): string {
  return `${placeText(along, point.at)}: precision ${figureText(point.precision)}, recall ${figureText(point.recall)}, ${formatNumber(point.calledAgentic)} called agentic`;
}

/** A share with its interval, or "n/a". */
export function figureText(estimate: Estimate): string {
  if (estimate.value === null) return "n/a";
  if (estimate.low === null || estimate.high === null) return formatShare(estimate.value);

  return `${formatShare(estimate.value)} (${formatShare(estimate.low).replace(PERCENT, "")} to ${formatShare(estimate.high).replace(PERCENT, "")})`;
}

function hasInterval(estimate: Estimate): boolean {
  return estimate.value !== null && estimate.low !== null && estimate.high !== null;
}

function overlapAll(points: readonly CurvePoint[], key: "precision" | "recall"): boolean {
  return points.every((one) => points.every((other) => !areApart(one[key], other[key])));
}

function areApart(one: Estimate, other: Estimate): boolean {
  if (one.value === null || other.value === null) return false;
  if (one.low === null || one.high === null || other.low === null || other.high === null) return false;

  return one.high < other.low || other.high < one.low;
}

function bestOf(points: readonly CurvePoint[]): CurvePoint | undefined {
  return points.reduce<CurvePoint | undefined>(
    (best, point) => ((point.f1.value ?? -1) > (best?.f1.value ?? -1) ? point : best),
    undefined,
  );
}

/** Why the current place has no figure, else the first one that has none. */
function reasonOf(points: readonly CurvePoint[]): string | undefined {
  const first = points.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

  return first
    .flatMap(({ precision, recall }) => [precision, recall])
    .flatMap((one) => (one.value === null ? [one.reason] : []))[0];
}
