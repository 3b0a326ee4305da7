import * as z from "zod";

/** `FilterThresholds` of the domain. */
export const FilterThresholds = z.object({
  agenticShare: z.number().min(0).max(1),
  subTaskShare: z.number().min(0).max(1),
  unknownShare: z.number().min(0).max(1),
  tokenBudget: z.int().positive(),
  tokenizer: z.literal("qwen3"),
  rejects: z.object({ R1: z.boolean(), R2: z.boolean(), R3: z.boolean(), R4: z.boolean(), R5: z.boolean() }),
});
export type FilterThresholds = z.infer<typeof FilterThresholds>;
