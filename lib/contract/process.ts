import * as z from "zod";
import { PROCESS_FINDINGS } from "@/lib/domain/process-measures";
import { MOST_COMPARED } from "@/lib/domain/run-order";
import { PROCESS_METRIC_NAMES } from "@/lib/query/process-metrics";
import { EvaluatedRun, Figure } from "./evaluation";
import { CountedRows } from "./judge";
import { CappedCount } from "./trajectories";

/** Something that a trajectory shows of how the agent went about it, in words, with the first places. */
export const ProcessFinding = z.object({
  kind: z.enum(PROCESS_FINDINGS),
  detail: z.string(),
  places: z.array(z.object({ step: z.int(), call: z.int().optional(), order: z.int().optional() })),
  count: z.int(),
});
export type ProcessFinding = z.infer<typeof ProcessFinding>;

/** GET /api/corpora/:id/process?runs=&filter= */
export const ProcessQuery = z.object({
  /** Public ids of runs with commas between; the first one is the baseline. Empty: all rollouts of the corpus together. */
  runs: z
    .string()
    .max(37 * MOST_COMPARED)
    .regex(/^[0-9a-f,-]*$/i, "Runs are named by their ids, with commas between.")
    .default(""),
  /** Only rollouts that match count. */
  filter: z.string().max(4000).default(""),
});
export type ProcessQuery = z.infer<typeof ProcessQuery>;

/** A metric of one run. */
export const ProcessCell = z.object({
  /** A share of trajectories or of what they count, or a mean; undefined with the reason where nothing is known. */
  figure: Figure,
  /** Trajectories of which it is known. */
  known: z.int(),
  /** The others: it does not apply, the source cannot know, or they are not measured yet. */
  notApplicable: CountedRows,
  /** The trajectories that show it. */
  shown: CountedRows,
  /** This run's figure less the baseline's; null for the baseline itself. */
  difference: Figure.nullable(),
  /** The difference is more than chance, as one of all differences of the report: see `differences`. */
  isApart: z.boolean(),
});
export type ProcessCell = z.infer<typeof ProcessCell>;

export const ProcessReport = z.object({
  /** In the order that was asked for; the first one is the baseline. Run null: all of them together. */
  columns: z.array(z.object({ run: EvaluatedRun.nullable(), rollouts: z.int(), waiting: z.int() })).min(1),
  rows: z.array(z.object({ metric: z.enum(PROCESS_METRIC_NAMES), cells: z.array(ProcessCell) })),
  /** How many differences have an interval; `isApart` is corrected for as many (Bonferroni), the intervals are not. */
  differences: z.int(),
  /** Trajectories that the asking person reviews blind. They are in no figure. */
  leftOut: CappedCount.nullable(),
});
export type ProcessReport = z.infer<typeof ProcessReport>;
