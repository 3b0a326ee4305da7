import * as z from "zod";
import { LEAST_HALF_WIDTH, MOST_DRAWS, MOST_HALF_WIDTH, MOST_STRATA } from "@/lib/domain/audit-sample";
import { VERDICTS } from "@/lib/domain/verdict";
import { STRATUM_DIMENSIONS } from "@/lib/query/stratum-cell";
import { CreateQueue, Estimate, QueueSummary } from "./queues";

export const StratumDimension = z.enum(STRATUM_DIMENSIONS);

/** A value for each dimension that was chosen; null: the rows that name none. */
export const StratumCell = z.object({
  gate: z.int().min(1).max(5).optional(),
  judge_model: z.string().nullable().optional(),
  verdict: z.enum(VERDICTS).optional(),
  bucket: z.string().nullable().optional(),
});
export type StratumCell = z.infer<typeof StratumCell>;

/** Half of an interval's width, as a share. */
const HalfWidth = z.number().min(LEAST_HALF_WIDTH).max(MOST_HALF_WIDTH);

const Source = {
  corpus: z.uuid(),
  /** Of the rows to draw from. */
  filter: z.string().max(4000),
  dimensions: z.array(StratumDimension).max(STRATUM_DIMENSIONS.length),
};

/** POST /api/audit-samples/plan: the strata, and how many labels each of them needs. */
export const SamplePlanRequest = z.object({
  ...Source,
  /** Of the interval of the corpus, of that of each stratum, or as far as a number of new labels goes. */
  goal: z.discriminatedUnion("kind", [
    z.object({ kind: z.literal("corpus"), halfWidth: HalfWidth }),
    z.object({ kind: z.literal("each"), halfWidth: HalfWidth }),
    z.object({ kind: z.literal("labels"), labels: z.int().min(1).max(MOST_DRAWS), halfWidth: HalfWidth }),
  ]),
});
export type SamplePlanRequest = z.infer<typeof SamplePlanRequest>;

const StratumFigures = z.object({
  /** Filter text of the stratum alone; empty where nothing divides the rows. */
  name: z.string(),
  /** Filter text of its rows. */
  filter: z.string(),
  cell: StratumCell,
  population: z.int(),
});

export const PlannedStratum = StratumFigures.extend({
  /** Blind gates of people it has already, and those that differ from the judge's: they are not drawn again. */
  labels: z.int(),
  errors: z.int(),
  error: Estimate,
  /** New labels that its own interval needs for the half-width. */
  needed: z.int(),
  /** New labels that the goal gives it. */
  draw: z.int(),
});
export type PlannedStratum = z.infer<typeof PlannedStratum>;

/** What belongs to no stratum: rows of the filter without a gate of a judge, and what nobody may be told of. */
const LeftOut = {
  failed: z.int(),
  /** Not judged, or under a float rubric. */
  withoutGate: z.int(),
  /** Trajectories of the corpus that the person who asked, or who drew, reviewed blind. */
  unseen: z.int(),
};

export const SamplePlan = z.object({
  strata: z.array(PlannedStratum),
  ...LeftOut,
});
export type SamplePlan = z.infer<typeof SamplePlan>;

/** POST /api/audit-samples draws the sample and makes its blind queue; the answer is the queue. */
export const CreateSample = z.object({
  ...Source,
  seed: CreateQueue.shape.seed.unwrap(),
  /** By the name of the stratum. A stratum that is not named is not drawn from. */
  draws: z.array(z.object({ stratum: z.string(), count: z.int().min(0).max(MOST_DRAWS) })).max(MOST_STRATA),
  name: CreateQueue.shape.name,
  /** Beside the judge and the peers, which are always hidden. */
  hidden: CreateQueue.shape.hidden,
  /** Whether the structure is asked too, as an answer that may be left out. */
  asksStructure: z.boolean(),
  overlap: CreateQueue.shape.overlap,
  reviewers: CreateQueue.shape.reviewers,
  instructions: CreateQueue.shape.instructions,
});
export type CreateSample = z.infer<typeof CreateSample>;

export const SampledStratum = StratumFigures.extend({
  /** Of the population, those that had a blind gate before the draw: each stands for itself alone. */
  known: z.int(),
  drawn: z.int(),
  /** Of the drawn ones. */
  labels: z.int(),
  errors: z.int(),
  error: Estimate,
});
export type SampledStratum = z.infer<typeof SampledStratum>;

/** A sample with what its labels say of the judge by now. */
export const AuditSample = z.object({
  id: z.uuid(),
  queue: QueueSummary.pick({ id: true, corpus: true, name: true, state: true }),
  dimensions: z.array(StratumDimension),
  seed: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  drawn: z.int(),
  /** Drawn trajectories that got a blind label in the queue of the sample. */
  labelled: z.int(),
  /** Labels from before the draw. */
  known: z.int(),
  /**
   * Drawn trajectories on which the reviewers differ: they have no blind label, also when a lead has settled them.
   * Null where it would tell a reviewer how others answered.
   */
  differing: z.int().nullable(),
  /**
   * Drawn trajectories without a blind label because who answered had seen before what the queue hides. Null where
   * `differing` is.
   */
  sighted: z.int().nullable(),
  /**
   * Drawn trajectories on which nobody differs and that have no gate: they were rejected, or somebody left the gate open
   * where new questions of the queue allow it. Null where `differing` is.
   */
  gateless: z.int().nullable(),
  /** All who answered say that the task is broken, so it gets no label, settled or not. Null where `differing` is. */
  broken: z.int().nullable(),
  /** The judge's error rate in the part that the labels cover, each label weighted by what it stands for. */
  estimate: Estimate,
  /** The error rate of the same labels without weights. */
  unweighted: Estimate,
  /**
   * Labels of a simple random sample that would say as much as those of the draw. Null for too few, where all are known,
   * and where the strata are not told.
   */
  effectiveLabels: z.number().nullable(),
  /** 0 to 1. */
  coveredShare: z.number(),
  /** What is left open for all of it. */
  wholeCorpus: z.object({ low: z.number(), high: z.number() }),
  /** Null for whoever reviews trajectories of the corpus blind: what is missing in a stratum tells of them. */
  detail: z.object({ filter: z.string(), population: z.int(), ...LeftOut, strata: z.array(SampledStratum) }).nullable(),
});
export type AuditSample = z.infer<typeof AuditSample>;

/** GET /api/audit-samples?corpus= */
export const SampleQuery = z.object({ corpus: z.uuid() });
export type SampleQuery = z.infer<typeof SampleQuery>;

/** The newest first; `all` counts also those that are not listed. */
export const AuditSampleList = z.object({ items: z.array(AuditSample), all: z.int() });
export type AuditSampleList = z.infer<typeof AuditSampleList>;
