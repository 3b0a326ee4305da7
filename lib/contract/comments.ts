import * as z from "zod";
import { LARGEST_INT } from "@/lib/domain/largest-int";
import { Span } from "./label-values";
import { PAGE_FIELDS } from "./page";

/** Index of a step: no more than its column holds. */
const Step = z.int().nonnegative().max(LARGEST_INT);

/** A remark on a span, a step or the whole trajectory. */
export const Comment = z.object({
  id: z.uuid(),
  person: z.string(),
  isMine: z.boolean(),
  /** 0-based; null for the trajectory as a whole. */
  step: Step.nullable(),
  span: Span.nullable(),
  body: z.string(),
  resolvedBy: z.string().nullable(),
  resolvedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type Comment = z.infer<typeof Comment>;

/**
 * GET (?cursor=&limit=) and POST /api/trajectories/:id/comments ; PATCH and DELETE /api/comments/:id. The first page holds
 * the newest ones, each page in the order in which they were written.
 */
export const CommentList = z.object({
  items: z.array(Comment),
  /** How many open comments stand on a step, over all pages; steps without one are left out. */
  openSteps: z.array(z.object({ step: Step, open: z.int() })).default([]),
  ...PAGE_FIELDS,
});
export type CommentList = z.infer<typeof CommentList>;

/** An open comment of somebody else that waits for the person who asks. */
export const CommentForMe = Comment.extend({
  trajectory: z.uuid(),
  /** The problem's, and how the run ended: what the trajectory is called. */
  query: z.string(),
  status: z.string(),
});
export type CommentForMe = z.infer<typeof CommentForMe>;
/** GET /api/corpora/:id/comments-for-me?cursor=&limit= , newest first. */
export const CommentForMeList = z.object({ items: z.array(CommentForMe), ...PAGE_FIELDS });
export type CommentForMeList = z.infer<typeof CommentForMeList>;
export const AddComment = z.object({
  body: z.string().trim().min(1).max(4000),
  step: Step.nullable(),
  span: Span.nullable(),
});
export type AddComment = z.infer<typeof AddComment>;
export const UpdateComment = z.object({ body: AddComment.shape.body, isResolved: z.boolean() }).partial();
export type UpdateComment = z.infer<typeof UpdateComment>;

/** What a person says of one step; "first_wrong" makes later steps wrong too until they are labelled otherwise. */
export const STEP_LABELS = ["good", "bad", "neutral", "first_wrong"] as const;
export const StepLabelValue = z.enum(STEP_LABELS);
export type StepLabelValue = z.infer<typeof StepLabelValue>;

/** GET and PUT /api/trajectories/:id/step-labels. A null label takes it back. */
export const StepLabel = z.object({
  step: Step,
  label: StepLabelValue,
  person: z.string(),
  isMine: z.boolean(),
});
export type StepLabel = z.infer<typeof StepLabel>;
export const StepLabelList = z.object({ items: z.array(StepLabel) });
export type StepLabelList = z.infer<typeof StepLabelList>;
export const SetStepLabel = z.object({ step: Step, label: StepLabelValue.nullable() });
export type SetStepLabel = z.infer<typeof SetStepLabel>;
