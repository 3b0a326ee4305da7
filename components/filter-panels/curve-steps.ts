import type { CurveThreshold } from "@/lib/domain/threshold-fields";

/**
 * Which place between two of a curve is drawn as which of them. Counts change only where a row's own value is passed: a least
 * share lets a row go right above its value, so that what follows a place is as the next one; a most lets it in right at
 * its value, so that what follows is as the place itself.
 */
export const CURVE_STEPS = {
  agenticShare: "stepBefore",
  subTaskShare: "stepAfter",
  unknownShare: "stepAfter",
  coefficientGate: "stepBefore",
  tokenBudget: "stepAfter",
} as const satisfies Record<CurveThreshold, "stepBefore" | "stepAfter">;
