import * as z from "zod";
import { DEDUP_MEASURES, STAGES_OFF } from "@/lib/domain/filter-thresholds";
import { decimalsFault } from "@/lib/domain/threshold-changes";

const Share = z.number().min(0).max(1);
const Weight = z.number().min(0).max(100);
/** Most trajectories that are kept of something; null is no cap. */
export const Cap = z.int().min(1).max(1_000_000).nullable();

/** `FilterThresholds` of the domain. A version from before a stage existed is read with that stage off. */
export const FilterThresholds = z
  .object({
    agenticShare: Share,
    subTaskShare: Share,
    unknownShare: Share,
    coefficientGate: z.number().min(0.3).max(1).nullable().default(STAGES_OFF.coefficientGate),
    tokenBudget: z.int().positive().max(2_000_000_000),
    tokenizer: z.literal("qwen3"),
    rejects: z.object({ R1: z.boolean(), R2: z.boolean(), R3: z.boolean(), R4: z.boolean(), R5: z.boolean() }),
    dedup: z
      .object({
        measure: z.enum(DEDUP_MEASURES),
        similarity: z.number().min(0.5).max(1),
        keep: z.int().min(1).max(1000),
      })
      .default(STAGES_OFF.dedup),
    ranking: z
      .object({ depth: Weight, reformulations: Weight, verification: Weight, regularity: Weight })
      .default(STAGES_OFF.ranking),
    capPerProblem: Cap.default(STAGES_OFF.capPerProblem),
    capPerMiner: Cap.default(STAGES_OFF.capPerMiner),
  })
  .refine((thresholds) => thresholds.subTaskShare < thresholds.agenticShare, {
    message: "The sub-task share has to lie below the agentic share.",
    path: ["subTaskShare"],
  });
export type FilterThresholds = z.infer<typeof FilterThresholds>;

/** Thresholds that somebody asks about or saves: with no more decimals than addresses and command lines take. */
export const AskedThresholds = FilterThresholds.superRefine((thresholds, { addIssue }) => {
  const message = decimalsFault(thresholds);
  if (message !== undefined) addIssue({ code: "custom", message });
});
