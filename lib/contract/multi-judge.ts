import * as z from "zod";
import { COUNTED_LABELS } from "@/lib/domain/counted-labels";
import { Estimate } from "./queues";

/** GET /api/corpora/:id/multi-judge?filter=&labels= */
export const MultiJudgeQuery = z.object({
  filter: z.string().max(4000).default(""),
  /** Which gates of people count: those given blind, or all. */
  labels: z.enum(COUNTED_LABELS).default("blind"),
});
export type MultiJudgeQuery = z.infer<typeof MultiJudgeQuery>;

export const JudgeRater = z.object({
  /** Names the rater within this answer. */
  id: z.string(),
  /** "original": the judges of the source. "judge": one model under one rubric, asked again. "people": the gate that counts. */
  kind: z.enum(["original", "judge", "people"]),
  /** Of a judge that was asked again. */
  model: z.string().nullable(),
  rubric: z.string().nullable(),
  /** Trajectories about which it failed; they are in no statistic. */
  failed: z.int(),
  /**
   * Trajectories that it gave a score that is no gate: between the five values, or under a rubric without gates. They are
   * in no statistic either.
   */
  withoutGate: z.int(),
  /** Trajectories with a gate of this rater that another one gave a gate too. */
  rated: z.int(),
});
export type JudgeRater = z.infer<typeof JudgeRater>;

/** How far the judges of a corpus agree on the gate, with each other and with people. */
export const MultiJudge = z.object({
  /**
   * The original judge first, then those asked again, people last; without ratings in common only judges asked again, of
   * which something is left out.
   */
  raters: z.array(JudgeRater),
  /** Trajectories with two gates or more. */
  items: z.int(),
  /** Under so many a figure or a cell says only how many there are. */
  fewest: z.int(),
  /** Krippendorff's alpha of all raters, ordinal. */
  alpha: Estimate,
  /** Every two raters, or of the ten who rated most. */
  pairs: z.array(
    z.object({
      raters: z.tuple([z.string(), z.string()]),
      /** Trajectories to which both gave a gate: rows are gates 1 to 5 of the first rater, columns those of the other. */
      matrix: z.array(z.array(z.int())),
      percent: Estimate,
      weightedKappa: Estimate,
    }),
  ),
});
export type MultiJudge = z.infer<typeof MultiJudge>;
