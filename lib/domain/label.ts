/** A person's answer on structure; "reject" keeps a trajectory out whatever its structure. */
export const STRUCTURE_LABELS = ["agentic", "sub_task", "reject"] as const;
export type StructureLabel = (typeof STRUCTURE_LABELS)[number];

/** Whether a stored or sent value is an answer on structure. */
export function isStructureLabel(value: string): value is StructureLabel {
  return STRUCTURE_LABELS.some((label) => label === value);
}

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
export type LabelReason = (typeof LABEL_REASONS)[number];

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

/** Reasons that speak against a label; a stored answer may hold one all the same. */
const AGAINST: Readonly<Partial<Record<StructureLabel, readonly LabelReason[]>>> = {
  sub_task: ["model_decided"],
  reject: ["model_decided"],
};

/**
 * The reasons offered for a label, each with its digit, which is the same under every label.
 *
 * @param given - the reason of a stored answer, which stays in the list whatever it is
 */
export function offeredReasons(
  label: StructureLabel | undefined,
  given?: string,
): readonly { readonly reason: LabelReason; readonly digit: number }[] {
  const against = (label && AGAINST[label]) ?? [];

  return LABEL_REASONS.map((reason, place) => ({ reason, digit: place + 1 })).filter(
    ({ reason }) => reason === given || !against.includes(reason),
  );
}

/** What a label or comment can cite of a step, in words in `span-field-word.ts`. own_text: what the model wrote where the other parts do not make it up. */
export const SPAN_FIELDS = ["thought", "text", "call", "result", "own_text"] as const;

/** Part of a step that a label or comment cites: character offsets into one field. */
export interface Span {
  step: number;
  field: (typeof SPAN_FIELDS)[number];
  call?: number | undefined;
  start: number;
  end: number;
  quote: string;
}
