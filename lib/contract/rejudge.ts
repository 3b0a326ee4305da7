import * as z from "zod";
import { GATES } from "@/lib/domain/judgement";
import { EndpointId } from "./judge-endpoints";

/** POST /api/rejudgements/preview: what asking a judge again would do and cost. */
export const RejudgeRequest = z.object({
  corpus: z.uuid(),
  filter: z.string().max(4000).default(""),
  endpoint: EndpointId,
  /** At most so many, in an order of chance that is the same for every judge. */
  limit: z.int().min(1).max(1_000_000).optional(),
  /** Also those that this model has scored under this rubric. */
  again: z.boolean().default(false),
});
export type RejudgeRequest = z.infer<typeof RejudgeRequest>;

export const RejudgePreview = z.object({
  matching: z.int(),
  /** Of those: without a text that a judge reads, and scored by this model under this rubric before. Both are left out. */
  withoutText: z.int(),
  judgedBefore: z.int(),
  /** What would be judged, within the limit. */
  judging: z.int(),
  rubric: z.string(),
  /** What the tokens are estimated from: so many of the texts, and earlier answers of this model, 0 where they are few. */
  basis: z.object({ texts: z.int(), answers: z.int() }),
  promptTokens: z.number(),
  /** Null where this model has not answered yet. */
  completionTokens: z.number().nullable(),
  /** When every reply runs into its limit. */
  mostCompletionTokens: z.number(),
  /** US dollars; null where no price or no count is known. `mostCostUsd` is no bound: its input is an estimate. */
  costUsd: z.number().nullable(),
  mostCostUsd: z.number().nullable(),
});
export type RejudgePreview = z.infer<typeof RejudgePreview>;

/** POST /api/rejudgements starts the job; `confirmedCount` must equal `judging` above 1,000. */
export const StartRejudge = RejudgeRequest.extend({ confirmedCount: z.int().optional() });
export type StartRejudge = z.infer<typeof StartRejudge>;

/** The result of the job, and of one that stopped early. */
export const RejudgeResult = z.object({
  scored: z.int(),
  failed: z.int(),
  /** Null where the endpoint does not say. */
  promptTokens: z.number().nullable(),
  completionTokens: z.number().nullable(),
  costUsd: z.number().nullable(),
});
export type RejudgeResult = z.infer<typeof RejudgeResult>;

/** What a judge said when it was asked again. */
export const Rejudgement = z.object({
  id: z.string(),
  endpoint: z.string(),
  model: z.string(),
  rubric: z.string(),
  formatter: z.string(),
  state: z.enum(["scored", "failed"]),
  score: z.number().nullable(),
  /** Null also for a score between the five values. */
  gate: z.literal([...GATES]).nullable(),
  explanation: z.string().nullable(),
  /** Why it failed. */
  reason: z.string().nullable(),
  tries: z.int(),
  at: z.iso.datetime(),
});
export type Rejudgement = z.infer<typeof Rejudgement>;

/** GET /api/trajectories/:id/rejudgements, newest first. */
export const RejudgementList = z.object({
  items: z.array(Rejudgement),
  /** How many there are; the newest are the items. */
  all: z.int(),
  /** A blind queue hides what judges say; then there are no items, whether there are any or not. */
  isHidden: z.boolean(),
});
export type RejudgementList = z.infer<typeof RejudgementList>;
