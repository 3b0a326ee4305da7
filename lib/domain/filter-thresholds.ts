import * as z from "zod";

/** Thresholds of a filter version. A version is immutable; its content hash names it. */
export const FilterThresholds = z.object({
  /** Share of dispatches made by model or macro at or above which a trajectory is agentic, 0 to 1. */
  agenticShare: z.number().min(0).max(1),
  /** Share at or below which it is sub-task. */
  subTaskShare: z.number().min(0).max(1),
  /** Unknown share above which the evidence does not suffice. */
  unknownShare: z.number().min(0).max(1),
  /** R4: tokens of the rendered conversation. */
  tokenBudget: z.int().positive(),
  tokenizer: z.literal("qwen3"),
  rejects: z.object({ R1: z.boolean(), R2: z.boolean(), R3: z.boolean(), R4: z.boolean(), R5: z.boolean() }),
});
export type FilterThresholds = z.infer<typeof FilterThresholds>;

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
