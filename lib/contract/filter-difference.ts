import * as z from "zod";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { FILTER_ANSWERS } from "@/lib/domain/pipeline";
import { VERDICTS } from "@/lib/domain/verdict";

const Side = z.object({
  version: z.object({ id: z.uuid(), name: z.string() }),
  verdict: z.enum(VERDICTS),
  rule: z.string(),
  explanation: z.string(),
  rejects: z.array(z.object({ code: z.string(), says: z.string() })),
});

/** GET /api/trajectories/:id/filter-difference?from=VERSION&to=VERSION */
export const DifferenceQuery = z.object({ from: z.uuid(), to: z.uuid() });
export const FilterDifference = z.object({
  from: Side,
  to: Side,
  isSame: z.boolean(),
  /** Thresholds that differ between the versions, and whether this trajectory's answer turns on them. */
  thresholds: z.array(z.object({ name: z.string(), from: z.string(), to: z.string(), decides: z.boolean() })),
  /** One or two sentences: why the answer differs, or why it does not. */
  why: z.string(),
});
export type FilterDifference = z.infer<typeof FilterDifference>;

/** What is remarkable about a group of trajectories beside the rule that decided. */
export const DISPUTE_FACTS = ["rewritten", "macro", "retry", "phantom", "unseen", "no_nonce", "cycle", "none"] as const;

/** GET /api/corpora/:id/rule-disputes?version=ID: rules with facts where most people say otherwise than the filter. */
export const DisputeQuery = z.object({ version: z.uuid().optional() });
export const RuleDisputes = z.object({
  labelled: z.int(),
  items: z.array(
    z.object({
      rule: z.string(),
      fact: z.enum(DISPUTE_FACTS),
      answer: z.enum(FILTER_ANSWERS),
      /** What most people say, and how many of how many. */
      label: z.enum(STRUCTURE_LABELS),
      agree: z.int(),
      of: z.int(),
      /** Wilson, 95 %, of the share of people who say otherwise than the filter. */
      interval: z.tuple([z.number(), z.number()]),
      /** A sentence: “Code rewrote the arguments” is called agentic by the filter and sub-task by 9 of 10 people. */
      says: z.string(),
      /** Lists the labelled rows, and all rows of the corpus to make a queue of. */
      labelledFilter: z.string(),
      filter: z.string(),
      rows: z.int(),
    }),
  ),
});
export type RuleDisputes = z.infer<typeof RuleDisputes>;
