import * as z from "zod";
import { ATTRIBUTIONS, REJECT_CODES, VERDICTS } from "@/lib/domain/verdict";

/** What a filter version says of a trajectory: the outline keeps what the version of the import said. */
export const FilterDecision = z.object({
  verdict: z.enum(VERDICTS),
  rule: z.string(),
  explanation: z.string(),
  /** Whose dispatches are the evidence. */
  evidence: z.array(z.enum(ATTRIBUTIONS)),
  /** Those that the version counts; a sentence of its own where it names a threshold. */
  rejects: z.array(z.object({ code: z.enum(REJECT_CODES), detail: z.string().optional() })),
});
export type FilterDecision = z.infer<typeof FilterDecision>;
