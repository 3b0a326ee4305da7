import * as z from "zod";

/** A person's answer on structure; "reject" keeps a trajectory out whatever its structure. */
export const STRUCTURE_LABELS = ["agentic", "sub_task", "reject"] as const;
export const StructureLabel = z.enum(STRUCTURE_LABELS);
export type StructureLabel = z.infer<typeof StructureLabel>;

/** Where the current label came from; later ones (agreed, adjudicated) outrank a single person's. */
export const LABEL_SOURCES = ["person", "agreed", "adjudicated"] as const;

/** Reasons offered for an override, in the order of their keys. */
export const LABEL_REASONS = [
  "code_rewrote_arguments",
  "model_decided",
  "narration_only",
  "macro_tool",
  "hallucinated_id",
  "loop",
  "task_fault",
  "other",
] as const;
export const LabelReason = z.enum(LABEL_REASONS);
export type LabelReason = z.infer<typeof LabelReason>;

export const LABEL_REASON_TEXT: Readonly<Record<LabelReason, string>> = {
  code_rewrote_arguments: "Code rewrote the arguments",
  model_decided: "The model decided the calls",
  narration_only: "The model only narrates",
  macro_tool: "A macro tool hides the calls",
  hallucinated_id: "Hallucinated product id",
  loop: "Loops",
  task_fault: "The task is broken",
  other: "Other, see the note",
};

/** Part of a step that a label or comment cites: character offsets into one field. */
export const Span = z.object({
  step: z.int().nonnegative(),
  field: z.enum(["thought", "text", "call", "result"]),
  call: z.int().nonnegative().optional(),
  start: z.int().nonnegative(),
  end: z.int().nonnegative(),
  quote: z.string().max(2000),
});
export type Span = z.infer<typeof Span>;
