import * as z from "zod";
import { COUNTED_LABELS } from "@/lib/domain/counted-labels";
import { DISPUTE_FACTS } from "@/lib/domain/dispute-fact";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { FILTER_ANSWERS, LEAVING } from "@/lib/domain/pipeline";
import { VERDICTS } from "@/lib/domain/verdict";
import { OtherRow } from "./what-if";

const Side = z.object({
  version: z.object({ id: z.uuid(), name: z.string() }),
  /** The version with thresholds over it that nobody saved. */
  isDraft: z.boolean(),
  verdict: z.enum(VERDICTS),
  rule: z.string(),
  explanation: z.string(),
  rejects: z.array(z.object({ code: z.string(), says: z.string() })),
  /** Derived of the judge's score; null without one, which a gate does not let pass. */
  coefficient: z.object({ value: z.number().nullable(), gate: z.number().nullable(), passes: z.boolean() }),
  /**
   * Where the version lets it leave the pipeline, or that it keeps it, and why. Null where no other trajectory decides that,
   * and to whoever may not test filters. `other` takes the place of a near-duplicate.
   */
  leaves: z.object({ stage: z.enum(LEAVING), why: z.string(), other: OtherRow.nullable() }).nullable(),
});

/** GET /api/trajectories/:id/filter-difference?from=VERSION&to=VERSION&draft=NAME:VALUE,... */
export const DifferenceQuery = z.object({
  from: z.uuid(),
  to: z.uuid(),
  /** Thresholds over those of `to`, as the address of the lab has them; what is none is left out. */
  draft: z.string().max(2000).default(""),
});
export const FilterDifference = z.object({
  from: Side,
  to: Side,
  /** By its own facts, and by where it leaves; null where the one says so and the other is not told. */
  isSame: z.boolean().nullable(),
  /**
   * Thresholds that differ between the versions, and whether this trajectory's answer by its own facts turns on each:
   * whether it changes when that one alone is put back. What near-duplicates, ranking and caps do depends on other
   * trajectories too, and is told by `leaves`.
   */
  thresholds: z.array(
    z.object({
      name: z.string(),
      words: z.string(),
      from: z.string(),
      to: z.string(),
      decides: z.boolean(),
      needsOthers: z.boolean(),
    }),
  ),
  /** In a few sentences: why the answer differs, or why it does not. */
  why: z.string(),
});
export type FilterDifference = z.infer<typeof FilterDifference>;

/** GET /api/corpora/:id/rule-disputes?version=ID&labels=: rules with facts where most people say otherwise than the filter. */
export const DisputeQuery = z.object({
  version: z.uuid().optional(),
  /** Which labels of people count: those given before the filter's verdict could be seen, or all. */
  labels: z.enum(COUNTED_LABELS).default("blind"),
});
export const RuleDisputes = z.object({
  version: z.object({ id: z.uuid(), name: z.string(), isActive: z.boolean() }),
  labels: z.enum(COUNTED_LABELS),
  /** Rows with a label that counts, which the person may see. */
  labelled: z.int(),
  /** Labels that count with `labels` "all" only: the verdict could be seen where they were given. */
  notBlind: z.int(),
  /** Trajectories with no label that counts, because people answered differently and nobody settled it. */
  unsettled: z.int(),
  /** Of those, what the version did not leave to people: only that can be disputed. */
  decided: z.int(),
  items: z.array(
    z.object({
      rule: z.string(),
      fact: z.enum(DISPUTE_FACTS),
      answer: z.enum(FILTER_ANSWERS),
      /** What people say most often that the filter does not (one of a tie), of how many labelled rows, and how many say otherwise at all. */
      label: z.enum(STRUCTURE_LABELS),
      agree: z.int(),
      otherwise: z.int(),
      of: z.int(),
      /**
       * 95 % over problems and agent versions, of the share of labels that say otherwise than the filter; null where `tooFew`
       * says why.
       */
      interval: z.tuple([z.number(), z.number()]).nullable(),
      /** What has to be known before the interval is trusted, such as how few agent versions it rests on. */
      note: z.string().nullable(),
      tooFew: z.string().nullable(),
      /** A sentence: the rule that decided, what the rows share beside it, and what people say of them. */
      says: z.string(),
      /**
       * Lists the labelled rows, and all rows of the corpus to make a queue of; null where the version is not the active
       * one of the corpus, whose answers are what the filter text knows, or has not decided every row yet.
       */
      labelledFilter: z.string().nullable(),
      filter: z.string().nullable(),
      rows: z.int().nullable(),
    }),
  ),
});
export type RuleDisputes = z.infer<typeof RuleDisputes>;
