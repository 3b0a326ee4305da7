import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { type CurveThreshold, THRESHOLD_FIELDS } from "@/lib/domain/threshold-fields";

const STEPS_OF_SHARE = 20;
const LOWEST_GATE = 6;
const BUDGETS = [1, 2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 32, 48, 64].map((kilo) => kilo * 1024);

/**
 * The values at which a curve is computed, ascending, with the current one among them. A share stays on its side of the
 * other, as a version must have it.
 */
export function curvePoints(along: CurveThreshold, thresholds: FilterThresholds): number[] {
  const current = thresholds[along];
  const values = [...pointsOf(along, thresholds), ...(current === null ? [] : [current])];

  return [...new Set(values)].sort((one, other) => one - other);
}

function pointsOf(along: CurveThreshold, { agenticShare, subTaskShare }: FilterThresholds): readonly number[] {
  const shares = Array.from({ length: STEPS_OF_SHARE + 1 }, (_, step) => step / STEPS_OF_SHARE);

  switch (along) {
    case "agenticShare":
      return shares.filter((share) => share > subTaskShare);
    case "subTaskShare":
      return shares.filter((share) => share < agenticShare);
    case "unknownShare":
      return shares;
    case "coefficientGate":
      return shares.slice(LOWEST_GATE);
    case "tokenBudget":
      return BUDGETS;
  }
}

/** Whether a threshold may be off, which is a place of its curve that has no value. */
export function mayBeOff(along: CurveThreshold): boolean {
  return THRESHOLD_FIELDS[along].range?.mayBeOff === true;
}

/** The thresholds with another value of one of them; null is off. */
export function withThreshold(
  thresholds: FilterThresholds,
  along: CurveThreshold,
  at: number | null,
): FilterThresholds {
  return { ...thresholds, [along]: at };
}
