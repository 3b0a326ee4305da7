import * as z from "zod";
import { COUNTED_LABELS } from "@/lib/domain/counted-labels";
import { LAB_ANSWERS } from "@/lib/domain/lab-answer";
import { COMPARED_SIDES, KEPT_SIDES, type LabFigure, LISTED_STAGES, MIX_DIMENSIONS } from "@/lib/domain/lab-figure";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import { MOVED_SIDES, PIPELINE_STAGES } from "@/lib/domain/pipeline";
import { CURVE_THRESHOLDS } from "@/lib/domain/threshold-fields";
import { VERDICTS } from "@/lib/domain/verdict";
import { AskedThresholds } from "./filter-thresholds";
import { VerdictMove } from "./filters";
import { SetCap } from "./pipeline";
import { Estimate } from "./queues";

/** Which labels of people figures are held against: those given before the filter's verdict could be seen, or all. */
const labels = z.enum(COUNTED_LABELS);
const asked = { labels: labels.default("blind") };

/** Of figures, which labels they count. */
const counted = {
  labels,
  /** Labels that count with `labels` "all" only: the verdict could be seen where they were given. */
  notBlind: z.int(),
  /** Trajectories with no label that counts, because people answered differently and nobody settled it. */
  unsettled: z.int(),
};

const Compared = z.object({ base: z.uuid(), thresholds: AskedThresholds });

/** POST /api/corpora/:id/what-if: these thresholds against a saved version. Nothing changes. */
export const AskWhatIf = Compared.extend(asked);
export type AskWhatIf = z.infer<typeof AskWhatIf>;

/** The trajectory that takes the place of a near-duplicate. */
export const OtherRow = z.object({ id: z.uuid(), run: z.string(), rollout: z.int().nullable() });
export type OtherRow = z.infer<typeof OtherRow>;

const Sample = z.object({
  id: z.uuid(),
  problem: z.string(),
  run: z.string(),
  rollout: z.int().nullable(),
  outcome: z.enum(OUTCOME_LEVELS),
  /** Of people, blind or not; null without one. */
  label: z.enum(STRUCTURE_LABELS).nullable(),
  /** Why it enters or leaves, or why the filter answers so, in a sentence or two. */
  why: z.string(),
  /** Of a near-duplicate, the one that the reason is about; null of any other. */
  other: OtherRow.nullable(),
});

const Moved = z.object({
  count: z.int(),
  /** Of these, what people approved. */
  approved: z.int(),
  /** Drawn by a fixed seed. */
  samples: z.array(Sample),
});

const side = z.enum(COMPARED_SIDES);
const verdict = z.enum(VERDICTS);
const by = z.enum(MIX_DIMENSIONS);
const Figure = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("moved"), side: z.enum(MOVED_SIDES) }),
  z.object({ kind: z.literal("verdict"), side, verdict }),
  z.object({ kind: z.literal("change"), from: verdict, to: verdict }),
  z.object({ kind: z.literal("stage"), side, stage: z.enum(LISTED_STAGES) }),
  z.object({ kind: z.literal("kept"), side: z.enum(KEPT_SIDES), by, value: z.string().nullable() }),
  z.object({ kind: z.literal("others"), side, by }),
  z.object({ kind: z.literal("confusion"), side, answer: z.enum(LAB_ANSWERS), label: z.enum(STRUCTURE_LABELS) }),
]) satisfies z.ZodType<LabFigure>;

/** POST /api/corpora/:id/figure-rows: what a figure of a what-if counts, a page at a time, in the order of the corpus. */
export const AskFigureRows = Compared.extend({
  /** Of a figure of the confusion. */
  ...asked,
  figure: Figure,
  /** How many come before the page. */
  first: z.int().min(0).default(0),
});
export type AskFigureRows = z.infer<typeof AskFigureRows>;
export const FigureRows = z.object({
  total: z.int(),
  items: z.array(Sample),
  /** `first` of the next page; null on the last one. */
  next: z.int().nullable(),
  /**
   * Of a figure of the confusion, none of another: those with most of them first; `of` counts all of the agent version that
   * people give this label.
   */
  agents: z.array(z.object({ agent: z.string().nullable(), count: z.int(), of: z.int() })),
});
export type FigureRows = z.infer<typeof FigureRows>;

/** Agentic against everything else, after the rules of format and the coefficient gate; before near-duplicates and caps. */
export const LabelledScores = z.object({
  /** Answers of the filter by the label of people that counts; pairs with none are left out. */
  confusion: z.array(z.object({ answer: z.enum(LAB_ANSWERS), label: z.enum(STRUCTURE_LABELS), count: z.int() })),
  precision: Estimate,
  recall: Estimate,
  f1: Estimate,
});
export type LabelledScores = z.infer<typeof LabelledScores>;

/** Two answers to the same labelled trajectories, agentic or not. */
export const PairedFlips = z.object({
  /** Trajectories that come to agree with people, and that come to differ. */
  gained: z.int(),
  lost: z.int(),
  /** What the test counts: problems or agent versions, whichever is the weaker evidence. */
  by: z.enum(["problem", "agent"]),
  /** Of these, those with more of the one than of the other. */
  up: z.int(),
  down: z.int(),
  /** Agent versions that have such a trajectory; 0 where none is named. */
  agents: z.int(),
  /** Of the exact sign test, two-sided. */
  p: z.number(),
});
export type PairedFlips = z.infer<typeof PairedFlips>;

export const WhatIf = z.object({
  /** Trajectories that were computed: all that the person may see. */
  trajectories: z.int(),
  leftOut: z.int(),
  /** Milliseconds of the computation. */
  ms: z.number(),
  verdicts: z.array(z.object({ verdict, before: z.int(), after: z.int() })),
  moved: z.array(VerdictMove),
  /** Rows that come as far as a stage, by both. */
  stages: z.array(
    z.object({
      stage: z.enum(PIPELINE_STAGES),
      before: z.int(),
      after: z.int(),
      /** Switched off in the new thresholds: everything passes. */
      isOff: z.boolean(),
    }),
  ),
  /** Of the end of the pipeline. */
  entered: Moved,
  left: Moved,
  /** What is kept by each value, the largest first; `others` sums up those that are not shown. */
  mix: z.array(
    z.object({
      by,
      rows: z.array(
        z.object({ value: z.string().nullable(), before: z.int(), after: z.int(), entered: z.int(), left: z.int() }),
      ),
      others: z.object({ values: z.int(), before: z.int(), after: z.int() }),
    }),
  ),
  labelled: z.object({
    ...counted,
    n: z.int(),
    before: LabelledScores,
    after: LabelledScores,
    flipped: z.int(),
    paired: PairedFlips,
    /** Labelled rows whose answer changes, those that come to agree with people first; at most 200. */
    flips: z.array(
      z.object({
        id: z.uuid(),
        problem: z.string(),
        run: z.string(),
        rollout: z.int().nullable(),
        label: z.enum(STRUCTURE_LABELS),
        from: z.enum(LAB_ANSWERS),
        to: z.enum(LAB_ANSWERS),
      }),
    ),
  }),
  /** Trajectories that the job of measures has not compared yet: none of them counts as a duplicate. */
  notCompared: z.int(),
  /** Trajectories whose outcome is not scored: none of them is a winner. */
  notScored: z.int(),
  /** How many these thresholds keep of the problem, and of the named miner, of which they keep most: what a cap has to be below. */
  mostKept: z.object({ ofProblem: z.int(), ofMiner: z.int() }),
  /** The caps that these thresholds set, in their order. */
  caps: z.array(SetCap),
});
export type WhatIf = z.infer<typeof WhatIf>;

/** POST /api/corpora/:id/filter-curve: precision and recall of agentic along one threshold, the others held. */
export const AskCurve = z.object({ thresholds: AskedThresholds, along: z.enum(CURVE_THRESHOLDS), ...asked });
export type AskCurve = z.infer<typeof AskCurve>;
const CurvePlace = z.object({
  precision: Estimate,
  recall: Estimate,
  f1: Estimate,
  /** Trajectories of the corpus that the filter calls agentic, that break no rule and pass the coefficient gate. */
  calledAgentic: z.int(),
  isCurrent: z.boolean(),
  /** Against the thresholds as they are, with p as one of all these places (Holm); null at the current one. */
  paired: PairedFlips.extend({ holmP: z.number() }).nullable(),
});
export const FilterCurve = z.object({
  along: z.enum(CURVE_THRESHOLDS),
  ...counted,
  /** Labelled rows behind every place. */
  n: z.int(),
  points: z.array(CurvePlace.extend({ at: z.number() })),
  /** Without the threshold; null of one that cannot be off. */
  off: CurvePlace.nullable(),
});
export type FilterCurve = z.infer<typeof FilterCurve>;

/** POST /api/corpora/:id/filter-grid: flattened richness against the derived coefficient; two axes that say different things. */
export const AskGrid = z.object({ thresholds: AskedThresholds, ...asked });
export type AskGrid = z.infer<typeof AskGrid>;
export const FilterGrid = z.object({
  cells: z.array(
    z.object({
      /** Tenths: 0 is 0 to 0.1, 9 is 0.9 to 1; null has none. */
      richness: z.int().min(0).max(9).nullable(),
      /** Index into `coefficients`; null was not judged. */
      coefficient: z.int().nullable(),
      count: z.int(),
      /** Of the verdict agentic, whatever rules of format they break, as the list of the rows says it. */
      agentic: z.int(),
      /** Of labelled ones, those that people call agentic. */
      labelled: z.int(),
      labelledAgentic: z.int(),
      /** Filter text that lists the rows. */
      filter: z.string(),
    }),
  ),
  /** Bounds of the coefficient's bands, ascending, low included, with the share of the verdict agentic in each. */
  coefficients: z.array(z.object({ from: z.number(), to: z.number(), agentic: Estimate })),
  /** Share of the verdict agentic in the highest band that has an interval, less that in the lowest; null without two. */
  difference: Estimate.nullable(),
});
export type FilterGrid = z.infer<typeof FilterGrid>;
