import * as z from "zod";
import { STRUCTURE_LABELS } from "@/lib/domain/label";
import { OUTCOME_LEVELS } from "@/lib/domain/outcome";
import { VERDICTS } from "@/lib/domain/verdict";
import { GateReview } from "./judge-audit";
import { ExpectedVersion, LabelReason, Span, StructureLabel } from "./label-values";
import { PAGE_FIELDS } from "./page";
import { Question } from "./questions";

/** The review state of one trajectory. */
export const Review = z.object({
  label: StructureLabel.nullable(),
  labelSource: z.enum(["person", "agreed", "adjudicated"]).nullable(),
  labelledBy: z.string().nullable(),
  /** The person who asks gave the label that stands. */
  isLabelMine: z.boolean(),
  approved: z.boolean(),
  version: z.int(),
  updatedAt: z.iso.datetime().nullable(),
});
export type Review = z.infer<typeof Review>;

/** PUT /api/trajectories/:id/label. `label: null` takes the label back; "reject" is refused without a reason. */
export const SetLabel = z.object({
  label: StructureLabel.nullable(),
  reason: LabelReason.optional(),
  note: z.string().max(4000).optional(),
  span: Span.optional(),
  expectedVersion: ExpectedVersion,
});
export type SetLabel = z.infer<typeof SetLabel>;

/** PUT /api/trajectories/:id/approval */
export const SetApproval = z.object({ approved: z.boolean(), expectedVersion: ExpectedVersion });
export type SetApproval = z.infer<typeof SetApproval>;

/** With the undo of a gate: the gate that counts now, whose version the next one has to name. */
const GATE = { gateReview: GateReview.exactOptional() };

/** What a write met instead of what its person saw. */
export const ReviewConflict = z.object({
  status: z.literal("conflict"),
  review: Review,
  /** What one person said with the label of it. */
  said: z.object({ reason: LabelReason.nullable(), note: z.string().nullable() }).exactOptional(),
  ...GATE,
});
export type ReviewConflict = z.infer<typeof ReviewConflict>;

/** A write that met another person's answer is told so and changes nothing. */
export const ReviewWrite = z.discriminatedUnion("status", [
  z.object({ status: z.literal("saved"), review: Review, eventId: z.uuid(), ...GATE }),
  ReviewConflict,
]);
export type ReviewWrite = z.infer<typeof ReviewWrite>;

/** POST /api/trajectories/:id/undo takes back the event named, if no answer to its question after it stands. */
export const UndoLabel = z.object({ eventId: z.uuid() });
export type UndoLabel = z.infer<typeof UndoLabel>;

export const LabelEvent = z.object({
  id: z.uuid(),
  person: z.string(),
  /** The person who asks gave it. */
  isMine: z.boolean(),
  /** "structure" or "approval"; in a queue the key of its question. */
  question: z.string(),
  /** That question, where its words are the queue's: one of its own, or its flags. */
  asked: Question.optional(),
  /** The queue that asked; null for an answer outside of queues, which alone can stand as the label. */
  queue: z.string().nullable(),
  phase: z.enum(["answer", "second_thought", "extra", "adjudication"]),
  /** A structure label; "yes" or "no" for approval; null where the answer was taken back. */
  value: z.string().nullable(),
  reason: LabelReason.nullable(),
  note: z.string().nullable(),
  span: Span.nullable(),
  version: z.int(),
  undoes: z.uuid().nullable(),
  /** Of an approval that a rejection took back, here or in a queue; `u` does not take it by itself. */
  wentWithLabel: z.boolean().exactOptional(),
  isBulk: z.boolean(),
  at: z.iso.datetime(),
});
export type LabelEvent = z.infer<typeof LabelEvent>;

/** GET /api/trajectories/:id/history?cursor=&limit=, newest first. */
export const LabelHistory = z.object({
  /** Absent while other people's answers are hidden; the events are one's own then. */
  review: Review.optional(),
  events: z.array(LabelEvent),
  ...PAGE_FIELDS,
});
export type LabelHistory = z.infer<typeof LabelHistory>;

/** POST /api/approvals/preview: what "approve all matching" would do. */
export const ApprovalRequest = z.object({ corpus: z.uuid(), filter: z.string().max(4000), approved: z.boolean() });
export type ApprovalRequest = z.infer<typeof ApprovalRequest>;
export const ApprovalPreview = z.object({
  /** Rows that match, and of those the ones that would change. */
  matching: z.number(),
  changing: z.number(),
  /** Rows that match and are left out because they hold no turn of the agent; 0 when approvals are withdrawn. */
  empty: z.number().default(0),
  /** Rows that match and are left out because they are labelled reject; 0 when approvals are withdrawn. */
  rejected: z.number().default(0),
  /** Of the rows that would change: what people call them, else the filter; the outcome; a judgement; a broken format rule. */
  madeOf: z.object({
    structure: z.array(z.object({ value: z.enum([...VERDICTS, ...STRUCTURE_LABELS]), count: z.int() })),
    outcome: z.array(z.object({ value: z.enum(OUTCOME_LEVELS), count: z.int() })),
    judged: z.int(),
    malformed: z.int(),
  }),
  sample: z.array(
    z.object({
      id: z.uuid(),
      query: z.string(),
      /** Its run and the number of the rollout, as the table has them: they tell rollouts of one problem apart. */
      run: z.string(),
      rollout: z.int().nullable(),
      verdict: z.string(),
      label: z.string().nullable(),
    }),
  ),
});
export type ApprovalPreview = z.infer<typeof ApprovalPreview>;

/** POST /api/approvals starts the job; `confirmedCount` is what was shown and must equal `changing`; above 1,000 rows it must be there. POST /api/approvals/:jobId/undo takes it back as another job. */
export const StartApproval = ApprovalRequest.extend({ confirmedCount: z.int().optional() });
export type StartApproval = z.infer<typeof StartApproval>;
