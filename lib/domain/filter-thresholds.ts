/** Thresholds of a filter version. A version is immutable; its content hash names it. */
export type FilterThresholds = {
  /** Share of dispatches made by model or macro at or above which a trajectory is agentic, 0 to 1. */
  agenticShare: number;
  /** Share at or below which it is sub-task. */
  subTaskShare: number;
  /** Unknown share above which the evidence does not suffice. */
  unknownShare: number;
  /** R4: tokens of the rendered conversation. */
  tokenBudget: number;
  tokenizer: "qwen3";
  rejects: { R1: boolean; R2: boolean; R3: boolean; R4: boolean; R5: boolean };
};

/**
 * Assay's own defaults. The paper publishes the rule list and the token budget,
 * not the shares (domain 5): screens mark these as ours.
 */
export const DEFAULT_THRESHOLDS: FilterThresholds = {
  agenticShare: 0.8,
  subTaskShare: 0.2,
  unknownShare: 0.3,
  tokenBudget: 14_336,
  tokenizer: "qwen3",
  rejects: { R1: true, R2: true, R3: true, R4: true, R5: true },
};
