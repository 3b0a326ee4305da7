import { formatNumber, formatPercent } from "@/components/ui/format-number";
import type { Diversity } from "@/lib/contract/pipeline";
import type { TriedCap } from "@/lib/domain/tried-cap";

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

/** Where the slider of a cap stands while none is tried: on that of the draft, and on none of a set that no draft caps. */
export function capStanding(
  by: CapCurve["by"],
  thresholds: Readonly<Record<CapName, number | null>>,
  of: "kept" | "approved",
): number | null {
  return of === "kept" ? thresholds[CAP_NAMES[by]] : null;
}

/** A cap that is tried as its curve has a place for it; a curve that came later may have other points. */
export function standingOn(caps: readonly CapCurve[], { by, cap }: TriedCap): TriedCap | undefined {
  const curve = caps.find((one) => one.by === by);

  return curve && { by, cap: curve.points[capPlace(curve, cap)]?.cap ?? null };
}

/** Of all that the curve is of: its last cap takes nothing off, and the other cap counts as it is set. */
export function capTotal({ points }: CapCurve): number {
  return points.at(-1)?.size ?? 0;
}

/** The cap of the other kind, as far as it is set. */
export interface OtherCap {
  readonly cap: number;
  /** Whether the curve counts with it. */
  readonly isIn: boolean;
}

const OTHER = { problem: "miner", miner: "problem" } as const satisfies Record<CapCurve["by"], CapCurve["by"]>;

/** The cap of the other kind that a draft has; what is approved is no matter of its caps. */
export function otherCap(
  by: CapCurve["by"],
  thresholds: Readonly<Record<CapName, number | null>>,
  of: "kept" | "approved",
): OtherCap | undefined {
  const cap = thresholds[CAP_NAMES[OTHER[by]]];

  return cap === null ? undefined : { cap, isIn: of === "kept" };
}

/** What a curve does with the cap of the other kind: "With the cap of 50 per miner." */
export function otherCapNote(by: CapCurve["by"], other: OtherCap | undefined): string {
  if (other === undefined) return "";

  return other.isIn
    ? ` With the cap of ${formatNumber(other.cap)} per ${OTHER[by]}.`
    : ` Without the cap per ${OTHER[by]}.`;
}

/** "At most 5 of a problem and 50 of a miner: 3,210 of 4,000 stay (80 %)". */
export function capText(curve: CapCurve, place: number, other: OtherCap | undefined): string {
  const { by, points } = curve;
  const point = points[place];
  const total = capTotal(curve);
  const most = other?.isIn === true ? `${formatNumber(other.cap)} of a ${OTHER[by]}` : undefined;
  if (!point) return `No cap of a ${by}${most ? `, at most ${most}` : ""}: all ${formatNumber(total)} stay`;
  const share = total > 0 ? ` (${formatPercent(point.size / total)})` : "";

  return `At most ${formatNumber(point.cap)} of a ${by}${most ? ` and ${most}` : ""}: ${formatNumber(point.size)} of ${formatNumber(total)} stay${share}`;
}

/** What a cap costs: the smallest one that keeps nine of ten, which is a point of every curve. */
export function capConclusion(curve: CapCurve): string {
  const { by, points } = curve;
  const total = capTotal(curve);
  const point = points.find(({ size }) => size * 10 >= total * 9);

  return point
    ? `Nine of ten stay at a cap of ${formatNumber(point.cap)} per ${by}.`
    : "No cap that is drawn keeps nine of ten.";
}
