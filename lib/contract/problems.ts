import * as z from "zod";
import { JUDGEMENT_KINDS } from "@/lib/domain/judgement";
import { LABEL_SOURCES, STRUCTURE_LABELS } from "@/lib/domain/label";
import { AXES, AXIS_RESULTS, OUTCOME_LEVELS, OUTCOME_SOURCES } from "@/lib/domain/outcome";
import { MOST_RUNS, PROBLEM_SORTS } from "@/lib/domain/problem-order";
import { STEP_ROLES } from "@/lib/domain/step";
import { STEP_KINDS } from "@/lib/domain/step-kind";
import { ATTRIBUTIONS, REJECT_CODES, VERDICTS } from "@/lib/domain/verdict";
import { EvaluatedRun } from "./evaluation";
import { STEP_FLAGS } from "./outline";
import { HiddenLayer } from "./queue-values";
import { CappedCount } from "./trajectories";

/** What a matrix is about. */
const MatrixScope = z.object({
  /** Only rollouts that match count. */
  filter: z.string().max(4000).default(""),
  /** Public ids of the runs that are columns, in order, with commas between; empty: those with most problems. */
  runs: z
    .string()
    .max(37 * MOST_RUNS)
    .regex(/^[0-9a-f,-]*$/i)
    .default(""),
  sort: z.enum(PROBLEM_SORTS).default("hardest"),
});

/** GET /api/corpora/:id/problems?filter=&runs=&sort=&cursor=&limit= */
export const ProblemMatrixQuery = MatrixScope.extend({
  cursor: z.string().max(3000).optional(),
  limit: z.coerce.number().int().min(1).max(1000).default(200),
});
export type ProblemMatrixQuery = z.infer<typeof ProblemMatrixQuery>;

/** GET /api/corpora/:id/problems/csv?filter=&runs=&sort= */
export const ProblemTableQuery = MatrixScope;
export type ProblemTableQuery = z.infer<typeof ProblemTableQuery>;

const Tries = {
  rollouts: z.int(),
  successes: z.int(),
  /**
   * Of which nobody can tell whether they succeeded: all where none was scored and not all crashed or ran out of time,
   * else those that the rules leave open.
   */
  unknown: z.int(),
};

/** A run with what it tried of what is asked about. */
export const MatrixRun = EvaluatedRun.extend({
  problems: z.int(),
  ...Tries,
});
export type MatrixRun = z.infer<typeof MatrixRun>;

/** A problem with its rollouts in the runs shown. */
export const MatrixRow = z.object({
  id: z.uuid(),
  key: z.string(),
  /** Its beginning. */
  query: z.string(),
  bucket: z.string().nullable(),
  difficulty: z.string().nullable(),
  ...Tries,
  /** In the order of the runs; null where a run did not try it. */
  cells: z.array(z.object(Tries).nullable()),
});
export type MatrixRow = z.infer<typeof MatrixRow>;

const FacetValues = z.array(z.object({ value: z.string().nullable(), problems: z.int() }));

/** What is said of the whole matrix, with its first page. */
export const MatrixSummary = z.object({
  /** Problems that a run shown tried. */
  problems: z.int(),
  ...Tries,
  /** Problems that only other runs tried. */
  otherProblems: z.int(),
  /**
   * Runs to choose from, those with most problems first, then most rollouts, then the newest, and the columns; not all
   * where `runCount` is larger.
   */
  runs: z.array(MatrixRun),
  runCount: z.int(),
  /** Problems by value, each facet under the filter without its own terms. */
  facets: z.object({ bucket: FacetValues, difficulty: FacetValues }),
  /** Trajectories that the asking person reviews blind. They are in no figure. */
  leftOut: CappedCount.nullable(),
});
export type MatrixSummary = z.infer<typeof MatrixSummary>;

export const ProblemMatrix = z.object({
  /** The columns; what each tried is said with the runs of the summary. */
  runs: z.array(EvaluatedRun),
  sort: z.enum(PROBLEM_SORTS),
  items: z.array(MatrixRow),
  nextCursor: z.string().nullable(),
  summary: MatrixSummary.optional(),
});
export type ProblemMatrix = z.infer<typeof ProblemMatrix>;

/** How one problem went in one run. */
export const ProblemRun = z.object({
  run: EvaluatedRun,
  ...Tries,
  crashed: z.int(),
  timedOut: z.int(),
  unscored: z.int(),
  /** Of these the rules cannot tell, where they scored others: shares are the least that they can be. */
  open: z.int(),
  pass: z.discriminatedUnion("status", [
    z.object({
      status: z.literal("measured"),
      /** 95 %, of the share of successful rollouts. */
      interval: z.tuple([z.number(), z.number()]),
      points: z.array(z.object({ k: z.int(), passAtK: z.number(), passHatK: z.number() })),
    }),
    z.object({ status: z.literal("refused"), reason: z.string() }),
  ]),
});
export type ProblemRun = z.infer<typeof ProblemRun>;

/** GET /api/problems/:id. What a person may not see is absent. */
export const ProblemDetail = z.object({
  id: z.uuid(),
  corpus: z.object({ id: z.uuid(), name: z.string() }),
  key: z.string(),
  query: z.string(),
  bucket: z.string().nullable(),
  suite: z.string().nullable(),
  difficulty: z.string().nullable(),
  reward: z.unknown().optional(),
  voucher: z.unknown().optional(),
  /** Why the reward spec is absent, where it is kept from the person. */
  rewardHidden: z.enum(["role", "blind"]).optional(),
  /** Rollouts of it, those that the person reviews blind too. */
  rollouts: z.int(),
  /** Those among them; they are in no figure. */
  blindRollouts: z.int(),
  runs: z.array(ProblemRun),
  /** Other problems with the same query but for case, width, punctuation and white space, here and in other corpora. */
  sameQuery: z.array(
    z.object({
      id: z.uuid(),
      key: z.string(),
      corpus: z.object({ id: z.uuid(), name: z.string() }),
      bucket: z.string().nullable(),
      ...Tries,
    }),
  ),
  /** All of them; more than are listed where there are many. */
  sameQueryCount: z.int(),
  /** Its leak cluster, by the smallest problem in it, with how many problems it has; absent for who may see none. */
  cluster: z.object({ id: z.uuid(), problems: z.int() }).optional(),
});
export type ProblemDetail = z.infer<typeof ProblemDetail>;

/** One step of a timeline. */
export const TimelineStep = z.object({
  kind: z.enum(STEP_KINDS),
  role: z.enum(STEP_ROLES),
  /** First call's tool, or the first words of the text. */
  title: z.string(),
  calls: z.int(),
  attribution: z.array(z.enum(ATTRIBUTIONS)),
  flags: z.array(z.enum(STEP_FLAGS)),
});
export type TimelineStep = z.infer<typeof TimelineStep>;

/** A rollout as a timeline. What the person may not see of it is absent. */
export const RolloutTimeline = z.object({
  id: z.uuid(),
  run: EvaluatedRun,
  rollout: z.int().nullable(),
  sourceId: z.string().nullable(),
  status: z.string(),
  /** All of its steps; more than are drawn where it is long. */
  stepCount: z.int(),
  steps: z.array(TimelineStep),
  outcome: z
    .object({
      level: z.enum(OUTCOME_LEVELS),
      by: z.enum(OUTCOME_SOURCES),
      axes: z.partialRecord(z.enum(AXES), z.enum(AXIS_RESULTS)),
    })
    .optional(),
  judge: z
    .object({ state: z.enum(JUDGEMENT_KINDS), gate: z.int().nullable(), score: z.number().nullable() })
    .optional(),
  verdict: z.enum(VERDICTS).optional(),
  /** Name of the filter version that gave the verdict. */
  filterVersion: z.string().optional(),
  rejects: z.array(z.enum(REJECT_CODES)).optional(),
  label: z
    .object({
      value: z.enum(STRUCTURE_LABELS).nullable(),
      source: z.enum(LABEL_SOURCES).nullable(),
      by: z.string().nullable(),
      /** The person who asks gave it. */
      isMine: z.boolean(),
    })
    .optional(),
  hidden: z.array(HiddenLayer),
});
export type RolloutTimeline = z.infer<typeof RolloutTimeline>;

/** GET /api/problems/:id/rollouts?cursor=&limit=: by run and rollout. The cursor is the last answer's. */
export const RolloutPageQuery = z.object({
  cursor: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type RolloutPageQuery = z.infer<typeof RolloutPageQuery>;

export const RolloutPage = z.object({ items: z.array(RolloutTimeline), nextCursor: z.uuid().nullable() });
export type RolloutPage = z.infer<typeof RolloutPage>;
