import * as z from "zod";
import { MOST_K } from "@/lib/domain/run-order";
import { CappedCount } from "./trajectories";

const Scope = {
  corpus: z.uuid(),
  /** Only rollouts that match count. */
  filter: z.string().max(4000).default(""),
};
/** The public id of a run, its key or its name. */
const RunWord = z.string().min(1).max(500);

export const PassQuery = z.object({
  ...Scope,
  /** Absent: the rollouts of all runs, by problem. */
  run: RunWord.optional(),
  ks: z.array(z.int().min(1).max(10_000)).min(1).max(MOST_K),
});
export type PassQuery = z.infer<typeof PassQuery>;

export const RunComparisonQuery = z.object({
  ...Scope,
  /** The baseline. */
  a: RunWord,
  b: z.array(RunWord).min(1).max(50),
});
export type RunComparisonQuery = z.infer<typeof RunComparisonQuery>;

/** A share or a difference of shares. Without an interval the note says why; else it is what a reader has to know. */
export const Figure = z.union([
  z.object({
    value: z.number(),
    interval: z.tuple([z.number(), z.number()]).nullable(),
    /** Problems that it rests on. */
    n: z.int(),
    /** Behind the interval; 0 where a formula gives it. */
    resamples: z.int(),
    note: z.string().nullable(),
  }),
  z.object({ value: z.null(), reason: z.string() }),
]);
export type Figure = z.infer<typeof Figure>;

export const EvaluatedRun = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What names exactly this run: its name, or its id where another run of the corpus has that as its name or its key. */
  word: z.string(),
  harness: z.string().nullable(),
});
export type EvaluatedRun = z.infer<typeof EvaluatedRun>;

/** The figures cannot be had from these attempts. */
const Refused = z.object({ status: z.literal("refused"), reason: z.string() });

/** Rollouts among those that failed which crashed, ran out of time or have no outcome; one may be in two of them. */
export const Failures = z.object({
  crashed: z.int(),
  timedOut: z.int(),
  unscored: z.int(),
  /** Of the unscored those of which the rules cannot tell, where they scored others: shares are the least that they can be. */
  open: z.int(),
});
export type Failures = z.infer<typeof Failures>;

export const PassReport = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("measured"),
    runs: z.array(EvaluatedRun),
    problems: z.int(),
    rollouts: z.int(),
    successes: z.int(),
    failures: Failures,
    points: z.array(
      z.object({
        k: z.int(),
        passAtK: Figure,
        passHatK: Figure,
        /** Keys of problems with fewer than k rollouts, which no figure at this k is about. */
        tooFew: z.array(z.string()),
      }),
    ),
    /** Problems of its suites that other runs of the corpus tried and this one did not. They are in no figure. */
    missingProblems: z.int(),
    /** Trajectories that the asking person reviews blind. They are in no figure. */
    leftOut: CappedCount.nullable(),
    seed: z.int(),
  }),
  Refused,
]);
export type PassReport = z.infer<typeof PassReport>;

export const RunComparison = z.object({
  run: EvaluatedRun,
  /** Problems that both tried, and those of one alone. */
  common: z.int(),
  onlyA: z.int(),
  onlyB: z.int(),
  /** Mean share of successful rollouts over the common problems. */
  a: z.number().nullable(),
  b: z.number().nullable(),
  /** Common problems in which b has the larger share, the smaller, the same. */
  wins: z.int(),
  losses: z.int(),
  ties: z.int(),
  /** Of wins against losses. "mcnemar": one rollout of each problem in both; "sign": more than one in some. */
  test: z.enum(["mcnemar", "sign"]),
  p: z.number(),
  /** `p` as one of all comparisons with this baseline (Holm). */
  holmP: z.number(),
  /** b's share less a's. */
  difference: Figure,
  isSeparable: z.boolean(),
  /** That would tell the runs apart in four of five tries; null where they are apart, or nobody can say. */
  moreProblems: z.int().nullable(),
});
export type RunComparison = z.infer<typeof RunComparison>;

export const RunComparisonReport = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("compared"),
    baseline: EvaluatedRun,
    comparisons: z.array(RunComparison),
    /**
     * Runs of whose rollouts the rules cannot tell all, or of some of whose problems nothing was scored: a difference may
     * come from these.
     */
    open: z.array(
      z.object({
        ...{ run: EvaluatedRun, rollouts: z.int(), open: z.int() },
        ...{ problems: z.int(), unscoredProblems: z.int() },
      }),
    ),
    leftOut: CappedCount.nullable(),
    seed: z.int(),
  }),
  Refused,
]);
export type RunComparisonReport = z.infer<typeof RunComparisonReport>;
