import * as z from "zod";
import { RUN_FACETS, RUN_SORTS } from "@/lib/domain/run-order";
import { EvaluatedRun, Failures, Figure } from "./evaluation";
import { CappedCount } from "./trajectories";

/** A column, "-" before it where the largest comes first. */
const SORTS = RUN_SORTS.flatMap((sort) => [sort, `-${sort}` as const] as const);

/** GET /api/corpora/:id/runs?filter=&k=&sort=&offset=&limit= */
export const RunListQuery = z.object({
  /** Only rollouts that match count, and only runs that have one. */
  filter: z.string().max(4000).default(""),
  /** Absent: the largest, up to 8, that some run has of every problem. */
  k: z.coerce.number().int().min(1).max(10_000).optional(),
  sort: z.enum(SORTS).default("-passAtK"),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
export type RunListQuery = z.infer<typeof RunListQuery>;

/** A mean over those rollouts that have a value. */
const Mean = z.object({ mean: z.number().nullable(), n: z.int() });

/** What the attempts of a run say of passing, or why they say nothing. */
export const RunPass = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("measured"),
    passAt1: Figure,
    passAtK: Figure,
    /** pass@k − pass@1 over the problems with at least k rollouts. */
    headroom: Figure,
    /** Problems with fewer than k rollouts: no figure at k is about them. */
    tooFew: z.int(),
    /** Problems of which all rollouts succeed, some of them, none. */
    parts: z.object({ always: z.int(), sometimes: z.int(), never: z.int() }),
    /** Problems that make up the headroom: some of at least k rollouts succeed and some do not. */
    recoverable: z.int(),
  }),
  z.object({ status: z.literal("refused"), reason: z.string() }),
]);

/** The tool set of a run; "declared": it has no name, and these are the tools that its first rollout declares. */
export const RunHarness = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("named"), name: z.string() }),
  z.object({ kind: z.literal("declared"), tools: z.array(z.string()).min(1) }),
  z.object({ kind: z.literal("unknown") }),
]);
export type RunHarness = z.infer<typeof RunHarness>;

export const ListedRun = EvaluatedRun.omit({ harness: true }).extend({
  agent: z.object({ name: z.string(), version: z.string().nullable(), model: z.string().nullable() }).nullable(),
  suite: z.string().nullable(),
  harness: RunHarness,
  problems: z.int(),
  /** Problems of its suites that match and that other runs tried, but this one did not: its figures are of fewer. */
  missingProblems: z.int(),
  rollouts: z.int(),
  /** Rollouts of a problem: the fewest and the most. */
  fewest: z.int(),
  most: z.int(),
  successes: z.int(),
  failures: Failures,
  /** Share of rollouts that succeeded; none where the attempts are no independent trials. */
  asr: Figure,
  pass: RunPass,
  /** The judge's scores; failed judgements are no scores. */
  judge: Mean.extend({ failed: z.int() }),
  richness: Mean,
  /** A rollout's. */
  tokens: z.number(),
  /** A rollout's, in US dollars. */
  costUsd: Mean,
});
export type ListedRun = z.infer<typeof ListedRun>;

export const RunFacets = z.record(
  z.enum(RUN_FACETS),
  z.array(z.object({ value: z.string().nullable(), count: z.int() })),
);
export type RunFacets = z.infer<typeof RunFacets>;

export const RunList = z.object({
  items: z.array(ListedRun),
  /** All that match. */
  total: z.int(),
  nextOffset: z.int().nullable(),
  /** What was asked for, as far as some problem has that many rollouts. */
  k: z.int(),
  /** Rollouts of the problem with most of them. */
  mostRollouts: z.int(),
  /** Values of the whole corpus: runs of each suite, harness and model, problems of each bucket. */
  facets: RunFacets,
  /** Trajectories that the asking person reviews blind. They are in no figure. */
  leftOut: CappedCount.nullable(),
  seed: z.int(),
});
export type RunList = z.infer<typeof RunList>;
