import * as z from "zod";
import { ALIKE_BY, LEAVING, PIPELINE_STAGES } from "@/lib/domain/pipeline";
import { CAP_NAMES } from "@/lib/domain/release-caps";
import { POOLS } from "@/lib/leak/assign-pools";
import { AskedThresholds } from "./filter-thresholds";

const reach = { reached: z.int(), leftOut: z.int() };

/** How far a cap comes: how many problems or named miners have a row there, how many reach it, what it leaves out. */
export const SetCap = z.object({ by: z.enum(CAP_NAMES), cap: z.int(), groups: z.int(), ...reach });

/** POST /api/corpora/:id/pipeline: how many trajectories come as far as each stage under these thresholds. */
export const AskPipeline = z.object({
  thresholds: AskedThresholds,
  /** Have a selection that is behind made anew at once, also right after a job that failed or was cancelled. */
  anew: z.boolean().optional(),
});
export const Pipeline = z.object({
  stages: z.array(
    z.object({
      stage: z.enum(PIPELINE_STAGES),
      count: z.int(),
      isOff: z.boolean(),
      /** Filter text that lists the rows; null where the thresholds are not those of the active version. */
      filter: z.string().nullable(),
    }),
  ),
  /** What is kept by pool, of each split, the newest first; a pool of null is none yet. `filter` as of a stage. */
  splits: z.array(
    z.object({
      split: z.string(),
      pools: z.array(z.object({ pool: z.enum(POOLS).nullable(), count: z.int(), filter: z.string().nullable() })),
    }),
  ),
  /** Records that could not be read; they are in no stage but "extracted". */
  rejectedRows: z.int(),
  /** Records that could not be read and were set aside, most often since they were repaired and imported anew: in no stage. */
  setAsideRows: z.int(),
  leftOut: z.int(),
  notCompared: z.int(),
  /** Trajectories that were counted, and those of them whose outcome is not scored: none of these is a winner. */
  trajectories: z.int(),
  notScored: z.int(),
  /** Agentic near-duplicates of a group of which nothing comes past the structure stage, since its first is not agentic. */
  lostAgentic: z.int(),
  /** The thresholds are those of the active version, of which alone it is stored which rows pass each stage. */
  isActive: z.boolean(),
  /** When the stored selection, which filters use, was made; null before the first. */
  selectedAt: z.iso.datetime().nullable(),
  /** Labels, trajectories or the active version are newer than the stored selection, or there is none. */
  isBehind: z.boolean(),
  /** A job makes it anew, or changes what it is made of and has it made anew at its end. */
  isBeingMade: z.boolean(),
  /** The caps that the thresholds set, in their order. */
  caps: z.array(SetCap),
});
export type Pipeline = z.infer<typeof Pipeline>;

const TriedCap = z.object({ by: z.enum(CAP_NAMES), cap: z.int().min(1).nullable() });

/** POST /api/corpora/:id/diversity: what the approved set, or what the pipeline keeps, is made of. */
export const AskDiversity = z.object({
  thresholds: AskedThresholds,
  of: z.enum(["approved", "kept"]),
  /**
   * What the set is made of when this cap takes off what ranks behind it: of what is kept beside the other cap of the
   * thresholds, of the approved alone.
   */
  tried: TriedCap.optional(),
});
export type AskDiversity = z.infer<typeof AskDiversity>;
export const DIVERSITY_DIMENSIONS = ["miner", "agent", "template", "problem"] as const;
export const Diversity = z.object({
  /** The cap that total and dimensions are under; null: the whole set. */
  tried: TriedCap.nullable(),
  total: z.int(),
  dimensions: z.array(
    z.object({
      by: z.enum(DIVERSITY_DIMENSIONS),
      /** Trajectories that have a value; the others are in no figure of the dimension. */
      known: z.int(),
      values: z.int(),
      /** 1 over the sum of squared shares: as many equally large values would be as diverse; 0 where none is known. */
      effective: z.number(),
      /** The largest, at most 20; a template is named by a sentence of its form. Last those without a value. */
      rows: z.array(
        z.object({
          value: z.string().nullable(),
          count: z.int(),
          /** Of the known; null of those without a value. */
          share: z.number().nullable(),
          filter: z.string().nullable(),
        }),
      ),
    }),
  ),
  /**
   * Set size by cap, of problem and of miner, for the slider: what stays when no value has more than `cap`. Of what is
   * kept it is with the other cap of the thresholds; of the approved set each is alone. How many reach it and what it
   * leaves out is of each cap alone, before that of the miner comes to what that of the problem leaves.
   */
  caps: z.array(
    z.object({
      by: z.enum(CAP_NAMES),
      groups: z.int(),
      points: z.array(z.object({ cap: z.int(), size: z.int(), ...reach })),
    }),
  ),
});
export type Diversity = z.infer<typeof Diversity>;

/** Where a trajectory left the pipeline, and the near-duplicates of its group. */
const KnownLikeness = z.object({
  state: z.literal("known"),
  stage: z.enum(LEAVING),
  /** In one sentence: which rule, which group, which rank. */
  why: z.string(),
  representative: z.object({ id: z.uuid(), run: z.string(), rank: z.number() }).nullable(),
  /** Null where it has no representative. By thoughts `similarity` is an estimate from their sketches; by calls it is 1. */
  alikeBy: z.enum(ALIKE_BY).nullable(),
  similarity: z.number().nullable(),
  /** Members with those beyond the ones that are named; 0 where it is alike no other. */
  groupSize: z.int(),
  members: z.array(
    z.object({
      id: z.uuid(),
      run: z.string(),
      rank: z.number(),
      alikeBy: z.enum(ALIKE_BY).nullable(),
      similarity: z.number().nullable(),
      /** At the end of the pipeline. */
      isKept: z.boolean(),
    }),
  ),
  /** Of this one: each ranking signal with its weight and what it adds. */
  ranking: z.array(z.object({ signal: z.string(), value: z.number(), weight: z.number(), adds: z.number() })),
});
export type KnownLikeness = z.infer<typeof KnownLikeness>;

/**
 * GET /api/trajectories/:id/likeness. While the stored selection is behind, or an activation is under way or stopped,
 * nothing is told of it, so that no newer label or older verdict is given as the reason of a stage; "not_yet" where the
 * pipeline has not come to the trajectory.
 */
export const Likeness = z.discriminatedUnion("state", [
  KnownLikeness,
  z.object({ state: z.enum(["being_made", "out_of_date", "not_yet"]) }),
]);
export type Likeness = z.infer<typeof Likeness>;
