import * as z from "zod";
import { LARGEST_INT } from "@/lib/domain/largest-int";
import { ITEM_STATES } from "@/lib/domain/queue";
import { QuestionList } from "./questions";
import { HiddenLayer, PriorityRule, QueueMode, QueueState } from "./queue-values";

/** POST /api/queues makes a queue from all rows that match a filter text. */
export const CreateQueue = z.object({
  corpus: z.uuid(),
  name: z.string().trim().min(1).max(80),
  filter: z.string().max(4000),
  questions: QuestionList,
  mode: QueueMode,
  /** Layers a blind queue hides; an assisted one hides none. */
  hidden: z.array(HiddenLayer),
  /** Answers that each item gets. */
  overlap: z.int().min(1).max(5),
  /** Ids of the people who may review; empty for everyone. */
  reviewers: z.array(z.uuid()).max(200),
  priority: PriorityRule,
  seed: z.int().min(0).max(LARGEST_INT).default(1),
  /** At most so many items, the first by priority. */
  limit: z.int().min(1).max(1_000_000).optional(),
  /** Markdown. */
  instructions: z.string().max(20_000),
  /** Whether somebody may adjudicate alone an item that he reviewed. */
  ownItemsAdjudicable: z.boolean().default(false),
});
export type CreateQueue = z.infer<typeof CreateQueue>;

/** POST /api/queues/preview: how many items the filter gives. */
export const QueuePreviewRequest = z.object({ corpus: z.uuid(), filter: z.string().max(4000) });
export const QueuePreview = z.object({ matching: z.number() });
export type QueuePreview = z.infer<typeof QueuePreview>;

/** PATCH /api/queues/:id. New questions make a new version of the set; earlier answers keep theirs. */
export const UpdateQueue = z
  .object({
    name: CreateQueue.shape.name,
    state: QueueState,
    instructions: CreateQueue.shape.instructions,
    reviewers: CreateQueue.shape.reviewers,
    questions: QuestionList,
    ownItemsAdjudicable: z.boolean(),
  })
  .partial();
export type UpdateQueue = z.infer<typeof UpdateQueue>;

const PersonRef = z.object({ id: z.uuid(), name: z.string() });

/** One line of GET /api/queues?corpus=. */
export const QueueSummary = z.object({
  id: z.uuid(),
  corpus: z.uuid(),
  name: z.string(),
  state: QueueState,
  mode: QueueMode,
  overlap: z.int(),
  items: z.number(),
  /** Items that have all their answers. */
  answered: z.number(),
  /** Null where the answer would tell a reviewer how others answered what they can still answer anew. */
  conflicts: z.number().nullable(),
  /** Items that the person who asks has answered, and could still answer, those in their hands among them; whether what their last answer hid is still hidden. */
  mine: z.object({ answered: z.number(), waiting: z.number(), isUnrevealed: z.boolean() }),
  mayReview: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type QueueSummary = z.infer<typeof QueueSummary>;
export const QueueQuery = z.object({ corpus: z.uuid() });
export const QueueList = z.object({
  items: z.array(QueueSummary),
  /** Queues of other corpora that wait for the person: the latest few. `waiting` counts items. */
  elsewhere: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      corpus: z.object({ id: z.uuid(), name: z.string() }),
      waiting: z.int(),
    }),
  ),
});
export type QueueList = z.infer<typeof QueueList>;

/** GET /api/queues/:id. Who is about to review is not told what a blind queue was made from. */
export const QueueWish = z.object({ for: z.literal("review").optional() });

export const Queue = QueueSummary.extend({
  /** Null where it would tell a blind reviewer what this queue or another one hides; so is the rule of the order. */
  filter: z.string().nullable(),
  questions: QuestionList,
  /** Version of the question set, from 1. */
  questionVersion: z.int(),
  hidden: z.array(HiddenLayer),
  /** Empty: everyone. */
  reviewers: z.array(PersonRef),
  priority: PriorityRule.nullable(),
  seed: z.int(),
  instructions: z.string(),
  ownItemsAdjudicable: z.boolean(),
  createdBy: z.string(),
});
export type Queue = z.infer<typeof Queue>;

/** A statistic with its 95 % interval, or why there is none. */
export const Estimate = z.union([
  z.object({
    value: z.number(),
    low: z.number().nullable(),
    high: z.number().nullable(),
    n: z.int(),
    /** What has to be known before the interval is trusted, in sentences. */
    note: z.string().exactOptional(),
  }),
  z.object({
    value: z.null(),
    reason: z.string(),
    n: z.int(),
    /** What there are too few of, and how many there are; absent where the reason is another one. */
    few: z.object({ of: z.enum(["items", "clusters"]), count: z.int() }).exactOptional(),
  }),
]);
export type Estimate = z.infer<typeof Estimate>;

export const QuestionAgreement = z.object({
  question: z.string(),
  level: z.enum(["nominal", "ordinal"]),
  percent: Estimate,
  /** Cohen's kappa where exactly two people answered, else Fleiss'. */
  kappa: Estimate,
  alpha: Estimate,
  /** Quadratic-weighted kappa; ordered answers of pairs only. */
  weightedKappa: Estimate.optional(),
  /** Answers that it leaves out, because their people had seen before what the queue hides. */
  leftOut: z.int(),
});
export type QuestionAgreement = z.infer<typeof QuestionAgreement>;

/** GET /api/queues/:id/progress */
export const QueueProgress = z.object({
  /** Where it is not told how answers agree, "done" holds every item that has all its answers, whatever came of it. */
  isAgreementTold: z.boolean(),
  states: z.record(z.enum(ITEM_STATES), z.number()),
  answers: z.object({ given: z.number(), needed: z.number(), today: z.number(), lastHour: z.number() }),
  /** Of the answers, those of people who had seen before what the queue hides; null for who is not a lead. */
  seenBefore: z.int().nullable(),
  /** Answers a day of the last 14 days that had any, oldest first. */
  days: z.array(z.object({ day: z.iso.date(), answers: z.number() })),
  /** Everyone's for leads, else only the line of the person who asks. */
  reviewers: z.array(
    z.object({
      person: PersonRef,
      isMe: z.boolean(),
      answers: z.number(),
      skipped: z.number(),
      medianSeconds: z.number().nullable(),
      /** Share of settled items where his answer on structure (or the first question) was the settled one. */
      agreedWithSettled: z.object({ agreed: z.number(), settled: z.number() }).nullable(),
    }),
  ),
  agreement: z.array(QuestionAgreement),
});
export type QueueProgress = z.infer<typeof QueueProgress>;
