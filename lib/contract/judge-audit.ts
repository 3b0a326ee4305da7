import * as z from "zod";
import { GATE_CAUSES, GATE_FAULTS } from "@/lib/domain/gate-cause";
import { INJECTION_KINDS, QUOTE_MATCHES } from "@/lib/domain/judge-check";
import { GATES } from "@/lib/domain/judgement";
import { LABEL_SOURCES } from "@/lib/domain/label";
import { ExpectedVersion, Span } from "./label-values";

/** First failing gate in a person's eyes; 5: all four pass. */
const HumanGate = z.literal([...GATES]);
const QuestionGate = z.literal([1, 2, 3, 4]);

/** Evidence that an answer about a gate may cite. */
const Evidence = {
  cause: z.enum(GATE_CAUSES).optional(),
  note: z.string().max(4000).optional(),
  spans: z.array(Span).max(10).default([]),
};

/** The gate of people that counts, beside the judge's. */
export const GateReview = z.object({
  gate: HumanGate.nullable(),
  source: z.enum(LABEL_SOURCES).nullable(),
  /** Null for what several agreed on. */
  givenBy: z.string().nullable(),
  /** Given before the judge's answer could be seen. */
  isBlind: z.boolean(),
  /** Why it differs from the judge's, and whose fault that is. */
  cause: z.enum(GATE_CAUSES).nullable(),
  fault: z.enum(GATE_FAULTS).nullable(),
  note: z.string().nullable(),
  spans: z.array(Span),
  version: z.int(),
  updatedAt: z.iso.datetime().nullable(),
});
export type GateReview = z.infer<typeof GateReview>;

/** PUT /api/trajectories/:id/gate. `gate: null` takes the own gate back. */
export const SetGate = z.object({
  gate: HumanGate.nullable(),
  ...Evidence,
  expectedVersion: ExpectedVersion,
});
export type SetGate = z.infer<typeof SetGate>;

/** A write that met another person's answer is told so and changes nothing. */
export const GateWrite = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("saved"),
    gateReview: GateReview,
    eventId: z.uuid(),
    /**
     * What was cited lies beyond what the judge could read, so it is filed as a fault of the pipeline. False where there is
     * no other gate of a judge to explain.
     */
    isBeyondHorizon: z.boolean(),
  }),
  z.object({ status: z.literal("conflict"), gateReview: GateReview }),
]);
export type GateWrite = z.infer<typeof GateWrite>;

/** PUT /api/commits/:id/gate-cause: after the reveal, why the own gate differs from the judge's. The last one counts. */
export const SetGateCause = z.object({ ...Evidence, cause: z.enum(GATE_CAUSES) });
export type SetGateCause = z.infer<typeof SetGateCause>;

export const GateCauseSaved = z.object({
  cause: z.enum(GATE_CAUSES),
  fault: z.enum(GATE_FAULTS),
  isBeyondHorizon: z.boolean(),
});
export type GateCauseSaved = z.infer<typeof GateCauseSaved>;

/** Agent text that addresses a judge (`Injection` of the domain). */
export const Injection = z.object({
  kind: z.enum(INJECTION_KINDS),
  span: Span,
  /** The agent repeats what an answer of a tool said before. */
  isEcho: z.literal(true).optional(),
});
export type Injection = z.infer<typeof Injection>;

/** What a machine finds about a judgement (`JudgeCheck` of the domain, without the injections). */
export const JudgeCheck = z.object({
  version: z.int(),
  gates: z.array(
    z.object({
      gate: QuestionGate,
      state: z.enum(["pass", "fail", "unknown"]),
      isProof: z.boolean(),
      reason: z.string(),
      spans: z.array(Span),
    }),
  ),
  disputed: z.array(QuestionGate),
  quotes: z.array(
    z.object({
      start: z.int(),
      end: z.int(),
      kind: z.enum(["quote", "id"]),
      match: z.enum(QUOTE_MATCHES),
      span: Span.optional(),
    }),
  ),
  horizon: z
    .object({ formatter: z.string(), isApproximate: z.boolean(), shown: z.number(), all: z.number() })
    .optional(),
});
export type JudgeCheck = z.infer<typeof JudgeCheck>;

const Share = z.number().nullable();

/** GET /api/runs/:id/judgement: derived figures of one run. Null where nothing to compute them from is stored. */
export const RunJudgement = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("shown"),
    trajectories: z.int(),
    judged: z.int(),
    /** Judgements that failed are in no mean. */
    failed: z.int(),
    notJudged: z.int(),
    /** Of the trajectories those of which the rules cannot tell: the success rate and both scores are the least that they can be. */
    open: z.int(),
    successRate: Share,
    /** Why there is no success rate; null where there is one, or no trajectory. */
    reason: z.string().nullable(),
    quality: Share,
    coefficient: Share,
    finalScore: Share,
    richness: Share,
    shadowScore: Share,
  }),
  /** The person reviews a trajectory of the run blind. */
  z.object({ kind: z.literal("hidden") }),
]);
export type RunJudgement = z.infer<typeof RunJudgement>;
