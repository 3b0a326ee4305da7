import * as z from "zod";
import { AXES, AXIS_RESULTS, OUTCOME_LEVELS, OUTCOME_SOURCES } from "@/lib/domain/outcome";
import { STEP_ROLES } from "@/lib/domain/step";
import { ATTRIBUTIONS, REJECT_CODES, VERDICTS } from "@/lib/domain/verdict";
import { visibleName } from "@/lib/domain/visible-text";
import { FilterThresholds } from "./filter-thresholds";

const Place = z.object({ step: z.int(), call: z.int().optional(), order: z.int().optional() });
const RichnessValue = z.object({ ratio: z.number().nullable(), credited: z.int(), dispatches: z.int() });

export const STEP_FLAGS = ["unseen_id", "phantom", "error", "truncated", "unknown_event", "reject"] as const;

/** With what cannot be seen as its label. It is stored as the first characters of a text, of which the last may be half. */
function shownTitle(title: string): string {
  return visibleName(title.replace(/[\ud800-\udbff]$/, ""));
}

/** One line of the reader's outline. */
export const OutlineStep = z.object({
  index: z.int(),
  role: z.enum(STEP_ROLES),
  number: z.int().optional(),
  /** First call's tool, or the first words of the text. */
  title: z.string().transform(shownTitle),
  calls: z.int(),
  logged: z.int(),
  /** Attributions of the step's dispatches, each once, in log order. */
  attribution: z.array(z.enum(ATTRIBUTIONS)),
  flags: z.array(z.enum(STEP_FLAGS)),
  chars: z.int(),
  /** Which chunk holds the step's body. */
  chunk: z.int(),
});
export type OutlineStep = z.infer<typeof OutlineStep>;

/** What the filter found. */
export const OutlineAnalysis = z.object({
  dispatches: z.array(
    z.object({
      order: z.int(),
      step: z.int(),
      tool: z.string(),
      attribution: z.enum(ATTRIBUTIONS),
      reason: z.string(),
      claimed: z.object({ step: z.int(), call: z.int() }).optional(),
      requestedBy: z.int().optional(),
      requestedArgs: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
  phantoms: z.array(z.object({ step: z.int(), call: z.int(), tool: z.string() })),
  /** Claimed calls whose answer counts as the agent tells it; absent without a log and in older imports, where all count. */
  believed: z.array(z.object({ step: z.int(), call: z.int() })).optional(),
  attribution: z.record(z.enum([...ATTRIBUTIONS, "phantom"]), z.int()),
  richness: z.object({ early: RichnessValue, flattened: RichnessValue, nonce: RichnessValue }),
  /** The sentence of one may name tools and ids in the agent's own words. */
  rejects: z.array(
    z.object({ code: z.enum(REJECT_CODES), detail: z.string().transform(visibleName), places: z.array(Place) }),
  ),
  /** False where R2, R3 and R5 were not applied, because the agent had no tool for a recommendation; older imports do not say. */
  canRecommend: z.boolean().optional(),
  /** Those about searches, picks and product ids are null where the agent has no shop. */
  signals: z.object({
    depth: z.int().nullable(),
    reformulations: z.int().nullable(),
    verification: z.boolean().nullable(),
    regularity: z.number(),
    hasCycle: z.boolean(),
    tokens: z.int(),
    unseenIds: z.int().nullable(),
  }),
  ids: z.record(
    z.string(),
    z.object({
      inQuery: z.boolean(),
      firstSeenStep: z.int().optional(),
      firstSeenCall: z.int().optional(),
      viewedStep: z.int().optional(),
      recommended: z.boolean(),
    }),
  ),
  verdict: z.object({
    verdict: z.enum(VERDICTS),
    rule: z.string(),
    explanation: z.string(),
    evidence: z.array(Place),
  }),
});
export type OutlineAnalysis = z.infer<typeof OutlineAnalysis>;

/** Stored as gzip JSON by the import; what the filter found and where the bodies are. No judgement, outcome or reward here. */
export const Outline = z.object({
  steps: z.array(OutlineStep),
  chunks: z.array(z.object({ chunk: z.int(), firstStep: z.int(), lastStep: z.int(), rawBytes: z.int() })),
  /** Absent while it is hidden from the person who asks. */
  analysis: OutlineAnalysis.optional(),
  hasLog: z.boolean(),
  notes: z.array(z.string()),
  extra: z.record(z.string(), z.unknown()).optional(),
});
export type Outline = z.infer<typeof Outline>;

/** Facts of the columns beside the outline. What a person may not see is absent. */
export const TrajectoryHeader = z.object({
  id: z.uuid(),
  corpus: z.object({ id: z.uuid(), name: z.string(), kind: z.enum(["sample", "imported"]) }),
  problem: z.object({
    id: z.uuid(),
    key: z.string(),
    query: z.string(),
    bucket: z.string().nullable(),
    suite: z.string().nullable(),
    difficulty: z.string().nullable(),
    reward: z.unknown().optional(),
    voucher: z.unknown().optional(),
  }),
  run: z.object({
    id: z.uuid(),
    name: z.string(),
    harness: z.string().nullable(),
    validatorHotkey: z.string().nullable(),
    raceId: z.string().nullable(),
    phase: z.string().nullable(),
    suite: z.string().nullable(),
    scoringVersion: z.string().nullable(),
  }),
  agent: z
    .object({
      name: z.string(),
      version: z.string().nullable(),
      model: z.string().nullable(),
      minerHotkey: z.string().nullable(),
    })
    .nullable(),
  sourceId: z.string().nullable(),
  format: z.string(),
  shape: z.string(),
  rollout: z.int().nullable(),
  status: z.string(),
  startedAt: z.iso.datetime().nullable(),
  durationMs: z.int().nullable(),
  importedAt: z.iso.datetime(),
  rawBytes: z.number(),
  filterVersion: z.object({
    name: z.string(),
    hash: z.string(),
    author: z.string(),
    thresholds: FilterThresholds,
  }),
  outcome: z
    .object({
      level: z.enum(OUTCOME_LEVELS),
      /** Of one that is not scored: the source. */
      by: z.enum(OUTCOME_SOURCES),
      score: z.number().nullable(),
      rule: z.number().nullable(),
      axes: z.partialRecord(z.enum(AXES), z.enum(AXIS_RESULTS)),
    })
    .optional(),
  /**
   * By what the rules score an attempt that its source did not score. Absent where it did, where no answer key of the
   * problem is known that they can read, and while the outcome or the reward spec is hidden.
   */
  answerKey: z
    .object({
      /** The file of problems that holds it; null where records of trajectories do, or one of several files. */
      file: z.string().nullable(),
      /** Of how many files of problems of one import one holds it, where it is not known which. */
      oneOf: z.int().optional(),
      /** False until the measures have come to this trajectory. */
      isMeasured: z.boolean(),
    })
    .optional(),
  judgement: z
    .object({
      state: z.enum(["scored", "failed", "absent"]),
      score: z.number().nullable(),
      gate: z.int().nullable(),
      explanation: z.string().nullable(),
      model: z.string().nullable(),
      rubric: z.string().nullable(),
      /** How often a judge was asked until this answer, where the source says so. */
      tries: z.int().nullable(),
    })
    .optional(),
});
export type TrajectoryHeader = z.infer<typeof TrajectoryHeader>;
