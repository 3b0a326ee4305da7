import * as z from "zod";
import { MOST_COMPARED, MOST_K } from "@/lib/domain/run-order";
import { SLICES } from "@/lib/domain/slice";
import { EvaluatedRun, Failures, Figure, RunComparison } from "./evaluation";
import { CappedCount } from "./trajectories";

/** Problems of an answer. */
export const MOST_PROBLEMS = 5_000;
/** Names of problems that have too few rollouts, at each k. */
export const MOST_NAMED = 10;

/** GET /api/corpora/:id/comparison?runs=&k=&slice=&filter= */
export const ComparisonQuery = z.object({
  /** Public ids of runs with commas between; the first one is the baseline. */
  runs: z
    .string()
    .max(37 * MOST_COMPARED)
    .regex(/^[0-9a-f,-]+$/i, "Runs are named by their ids, with commas between."),
  /** Absent, or more than a run has: as many rollouts as the problems have, at most 8. */
  k: z.coerce.number().int().min(1).max(MOST_K).optional(),
  slice: z.enum(SLICES).default("bucket"),
  /** Only rollouts that match count. */
  filter: z.string().max(4000).default(""),
});
export type ComparisonQuery = z.infer<typeof ComparisonQuery>;

const MeasuredRun = z.object({
  status: z.literal("measured"),
  problems: z.int(),
  rollouts: z.int(),
  successes: z.int(),
  /** Rollouts of a problem: the fewest and the most. */
  fewest: z.int(),
  most: z.int(),
  failures: Failures,
  /** Problems of which nobody can tell any rollout: nothing of them was scored, and they count as failed. */
  unscoredProblems: z.int(),
  points: z.array(
    z.object({
      k: z.int(),
      passAtK: Figure,
      passHatK: Figure,
      /** Problems with fewer than k rollouts, which no figure at this k is about: how many, and the keys of the first. */
      tooFew: z.object({ count: z.int(), first: z.array(z.string()).max(MOST_NAMED) }),
      /** Problems of which some of at least k rollouts succeed and some do not. */
      recoverable: z.int(),
    }),
  ),
  /** Problems of which all rollouts succeed, some of them, none. */
  parts: z.object({ always: z.int(), sometimes: z.int(), never: z.int() }),
  /** pass@k − pass@1 over the problems with at least k rollouts. */
  headroom: Figure,
});

/** A run with its figures, or with why there are none. */
export const ComparedRun = EvaluatedRun.extend({
  suite: z.string().nullable(),
  /** Agent version or model. */
  agent: z.string().nullable(),
  /** Of a run without a named harness: the tools that its first rollout declares. Null where none does. */
  declaredTools: z.array(z.string()).min(1).nullable(),
  measured: z.discriminatedUnion("status", [
    MeasuredRun,
    z.object({ status: z.literal("refused"), reason: z.string() }),
    /** No rollout of it is asked about: the filter leaves none. */
    z.object({ status: z.literal("empty") }),
  ]),
});
export type ComparedRun = z.infer<typeof ComparedRun>;

/** A problem that one of the runs tried. */
export const ComparedProblem = z.object({
  id: z.uuid(),
  key: z.string(),
  /** Its beginning. */
  query: z.string(),
  bucket: z.string().nullable(),
  difficulty: z.string().nullable(),
  /**
   * Successes, rollouts, and those of them of which nobody can tell, in the order of the runs; null where a run did not
   * try it, or is refused.
   */
  cells: z.array(z.tuple([z.int(), z.int(), z.int()]).nullable()),
});
export type ComparedProblem = z.infer<typeof ComparedProblem>;

export const ComparisonSlice = z.object({
  /** Null: problems that name none. Of a cluster the beginning of its query. */
  value: z.string().nullable(),
  problems: z.int(),
  /** Filter text of its rows, of all runs. */
  filter: z.string(),
  /** In the order of the runs; null where a run did not try any of it, or is refused. */
  runs: z.array(
    z
      .object({
        problems: z.int(),
        /** Rollouts of which the rules cannot tell: the figures are the least that they can be. */
        open: z.int(),
        /** Without a value where nothing of this part can be measured, as where nothing of it was scored. */
        ...{ passAt1: Figure, passAtK: Figure },
        /** pass@k − pass@1 over its problems with at least k rollouts; null where none has so many. */
        headroom: z.number().nullable(),
      })
      .nullable(),
  ),
});
export type ComparisonSlice = z.infer<typeof ComparisonSlice>;

export const Comparison = z.object({
  /** In the order that was asked for; the first one is the baseline. */
  runs: z.array(ComparedRun).min(1),
  k: z.int(),
  /** Up to which k can be asked for. */
  mostK: z.int(),
  /** Of more problems than are sent those in which the runs differ most, by key. */
  problems: z.array(ComparedProblem).max(MOST_PROBLEMS),
  counts: z.object({
    problems: z.int(),
    /** Those in which the runs differ, as far as something of them is scored. */
    differing: z.int(),
    /** Those of which some run that tried them has nothing scored. */
    unscored: z.int(),
    /** Those that every measured run tried. */
    shared: z.int(),
  }),
  slices: z.object({
    by: z.enum(SLICES),
    /** Those with most problems first. */
    items: z.array(ComparisonSlice),
    /** How many there are; clusters of one problem are no slices. */
    all: z.int(),
    alone: z.int(),
  }),
  /** Each other measured run against the baseline; none where the baseline is refused. */
  comparisons: z.array(RunComparison),
  /** Trajectories that the asking person reviews blind. They are in no figure. */
  leftOut: CappedCount.nullable(),
  seed: z.int(),
});
export type Comparison = z.infer<typeof Comparison>;
