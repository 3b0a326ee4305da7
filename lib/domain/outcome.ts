/** Axes of the rule scorer, in the order they are shown (domain 2). */
export const AXES = ["title", "price", "service", "sku", "attribute", "shop", "budget"] as const;
export type Axis = (typeof AXES)[number];

export const AXIS_RESULTS = ["pass", "fail", "n/a"] as const;
export type AxisResult = (typeof AXIS_RESULTS)[number];

/** "partial" is a rule score above 0 without success; "unscored" counts as a failure of the suite, never as a zero score. */
export const OUTCOME_LEVELS = ["success", "partial", "fail", "unscored"] as const;
export type OutcomeLevel = (typeof OUTCOME_LEVELS)[number];

/** Whose an outcome is: the source gave it, or the rules made it of an attempt that the source did not score. */
export const OUTCOME_SOURCES = ["source", "rules"] as const;
export type OutcomeSource = (typeof OUTCOME_SOURCES)[number];

export interface Outcome {
  readonly level: OutcomeLevel;
  /** Reward or score as the source gives it. */
  readonly score?: number;
  /** Share of constraints met, 0 to 1. */
  readonly rule?: number;
  /** Axes the source scored; an axis that is absent is unknown, "n/a" means not constrained. */
  readonly axes: Readonly<Partial<Record<Axis, AxisResult>>>;
}

export const UNSCORED: Outcome = { level: "unscored", axes: {} };
