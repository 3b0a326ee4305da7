import * as z from "zod";
import { AXES, AXIS_RESULTS } from "@/lib/domain/outcome";
import { RESCORE_ANSWERS, RESCORED_PARTS } from "@/lib/domain/rescored-outcome";

/** An outcome scored again by the rules, beside the stored one. */
export const RescoredOutcome = z.object({
  answer: z.enum(RESCORE_ANSWERS),
  success: z.enum(["yes", "no", "open"]),
  version: z.string(),
  axes: z.partialRecord(z.enum(AXES), z.enum(AXIS_RESULTS)),
  differing: z.array(z.enum(RESCORED_PARTS)),
  undecided: z.array(z.enum(RESCORED_PARTS)),
  products: z.object({ recommended: z.int(), fromCatalogue: z.int(), fromResults: z.int() }),
  titles: z.enum(["compared", "left_out"]),
});
export type RescoredOutcome = z.infer<typeof RescoredOutcome>;

/** A count with the filter text that opens its rows. */
const Counted = z.object({ count: z.int(), filter: z.string() });

/** GET /api/corpora/:id/rescoring?filter=: how the stored outcomes stand to the rules, of the rows the person may see. */
export const RescoringReport = z.object({
  /** Rows that the filter selects. */
  total: z.int(),
  /** Those that were measured and have a reward spec and an outcome. */
  rescored: z.int(),
  /** Not measured yet. */
  waiting: z.int(),
  /**
   * Rows of the whole corpus that are in no count: what the person reviews blind, and what shares a reward spec with it
   * while that is hidden. Null where nothing is.
   */
  leftOut: z.object({ blind: z.int(), sharing: z.int() }).nullable(),
  answers: z.array(z.object({ answer: z.enum(RESCORE_ANSWERS), ...Counted.shape })),
  /** By what differs, and by what nobody can check. A row counts once for each. */
  parts: z.array(z.object({ part: z.enum(RESCORED_PARTS), differs: Counted, undecided: Counted })),
  /** Some product is known from results only, or not at all. */
  partial: Counted,
  /** Stored successes among the rescored, and what the rules make of all of them: at least, and at most. */
  solved: z.object({ stored: z.int(), low: z.int(), high: z.int() }),
});
export type RescoringReport = z.infer<typeof RescoringReport>;

export const RescoringQuery = z.object({ filter: z.string().default("") });
export type RescoringQuery = z.infer<typeof RescoringQuery>;
