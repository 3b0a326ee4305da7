import * as z from "zod";
import { GATE_CAUSES } from "@/lib/domain/gate-cause";
import { MAX_LEASES } from "@/lib/domain/lease";
import { Span } from "./label-values";
import { Answers, QuestionList } from "./questions";
import { HiddenLayer } from "./queue-values";
import { TrajectoryDetail } from "./trajectory-detail";

/** POST /api/queues/:id/leases: the next items for the person who asks, up to `want` held leases in all. */
export const LeaseRequest = z.object({ want: z.int().min(1).max(MAX_LEASES) });

/** What a person counts in a queue. */
export const MyProgress = z.object({
  mine: z.number(),
  mineToday: z.number(),
  answered: z.number(),
  items: z.number(),
  /** Items this person could still be given. */
  waiting: z.number(),
  /** Seconds that an item took this person, the median of the last answers, as the queue's page says it; null before the first. */
  paceSeconds: z.number().nullable(),
});
export type MyProgress = z.infer<typeof MyProgress>;

/** One item in a reviewer's hands. What the queue hides is absent from `detail`. */
export const LeasedItem = z.object({
  lease: z.uuid(),
  item: z.uuid(),
  expiresAt: z.iso.datetime(),
  /** "Why am I seeing this", in words; says nothing about a hidden layer. */
  why: z.string(),
  questionVersion: z.int(),
  questions: QuestionList,
  hidden: z.array(HiddenLayer),
  /** Layers that the queue hides and the person had in sight before: with any of them the answer does not count as blind. */
  seenBefore: z.array(HiddenLayer),
  /** Assisted queues: what the filter and the judge would answer. */
  suggestion: Answers.optional(),
  draft: z.object({ answers: Answers, savedAt: z.iso.datetime() }).nullable(),
  detail: TrajectoryDetail,
});
export type LeasedItem = z.infer<typeof LeasedItem>;

/** Held items in the order they were leased. `nothing` says why the list is short. */
export const LeaseAnswer = z.object({
  items: z.array(LeasedItem),
  progress: MyProgress,
  nothing: z.enum(["more", "all_answered", "others_hold_the_rest", "paused", "closed"]),
});
export type LeaseAnswer = z.infer<typeof LeaseAnswer>;

/** POST /api/queues/:id/heartbeat keeps leases; answers those that are lost. */
export const Heartbeat = z.object({ leases: z.array(z.uuid()).max(10) });
export const HeartbeatAnswer = z.object({
  kept: z.array(z.object({ lease: z.uuid(), expiresAt: z.iso.datetime() })),
  lost: z.array(z.uuid()),
});
export type HeartbeatAnswer = z.infer<typeof HeartbeatAnswer>;

/** PUT /api/leases/:id/draft */
export const SaveDraft = z.object({ answers: Answers });

/**
 * POST /api/leases/:id/commit. `commit` is made by the browser: the same commit sent again changes nothing.
 * `asExtra` files the answer as an extra opinion when the lease was lost; of who has answered the item there is none.
 */
export const CommitReview = z.object({
  commit: z.uuid(),
  questionVersion: z.int(),
  answers: Answers,
  /** Evidence that is cited, by question key. */
  spans: z.record(z.string().max(40), Span).optional(),
  /** Milliseconds the item was on screen and the page in use. */
  dwellMs: z.int().nonnegative(),
  asExtra: z.boolean().default(false),
});
export type CommitReview = z.infer<typeof CommitReview>;

export const CommitAnswer = z.discriminatedUnion("status", [
  /** Says nothing of the item: its state would tell whether the others agree while the answer can be taken back. */
  z.object({ status: z.literal("committed"), commit: z.uuid(), progress: MyProgress }),
  /** Somebody else has the slot: the draft is kept; file it as extra or drop it. */
  z.object({ status: z.literal("lease_lost") }),
  /** Another answer of the same person stands on the item, from another tab or window: this one is not filed. */
  z.object({ status: z.literal("already_answered") }),
  /** The questions changed since: the answers that still fit are kept in the draft. */
  z.object({ status: z.literal("questions_changed") }),
]);
export type CommitAnswer = z.infer<typeof CommitAnswer>;

/** POST /api/leases/:id/skip puts the item at this person's end; POST /api/leases/:id/release gives it back. */
export const SkipAnswer = z.object({ progress: MyProgress });
export type SkipAnswer = z.infer<typeof SkipAnswer>;

/** POST /api/commits/:id/undo takes the last commit back and leases the item again, with its answers as the draft. */
export const UndoCommitAnswer = z.discriminatedUnion("status", [
  z.object({ status: z.literal("undone"), item: LeasedItem, progress: MyProgress }),
  z.object({ status: z.literal("refused"), reason: z.string() }),
]);
export type UndoCommitAnswer = z.infer<typeof UndoCommitAnswer>;

/** GET /api/commits/:id/reveal: what was hidden, now that the answer stands. */
export const Reveal = z.object({
  detail: TrajectoryDetail,
  answers: Answers,
  peers: z.array(z.object({ name: z.string(), answers: Answers })),
  secondThought: z.boolean().nullable(),
  /** What the person themself said of why their gate differs; absent before that, and where the judge is hidden. */
  ownCause: z.object({ cause: z.enum(GATE_CAUSES), note: z.string().nullable() }).optional(),
  /** Filed beside the answers that count. */
  isExtra: z.boolean(),
});
export type Reveal = z.infer<typeof Reveal>;

/** POST /api/commits/:id/second-thought: would the person answer otherwise now? Stored apart from the blind answer; the last one counts. */
export const SecondThought = z.object({ wouldChange: z.boolean(), answers: Answers.optional() });
export type SecondThought = z.infer<typeof SecondThought>;
