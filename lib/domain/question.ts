import * as z from "zod";
import { STRUCTURE_LABELS } from "./label";

/** A fixed answer: its key is stored, its text is shown. */
export const AnswerOption = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  text: z.string().trim().min(1).max(80),
});
export type AnswerOption = z.infer<typeof AnswerOption>;

/** Whose fault a failed outcome is; the last one is a success for reasons that do not hold. */
export const OUTCOME_FAULTS = ["ok", "agent", "task", "environment", "right_for_the_wrong_reason"] as const;
export const OutcomeFault = z.enum(OUTCOME_FAULTS);
export type OutcomeFault = z.infer<typeof OutcomeFault>;

export const OUTCOME_FAULT_TEXT: Readonly<Record<OutcomeFault, string>> = {
  ok: "Ok",
  agent: "The agent’s fault",
  task: "The task is broken",
  environment: "The environment’s fault",
  right_for_the_wrong_reason: "Right for the wrong reason",
};

/** First gate of the judge's ladder that fails, in the reviewer's own eyes; "5": all four pass. */
export const GATE_ANSWERS = ["1", "2", "3", "4", "5"] as const;

const OwnKey = z.string().regex(/^own_[a-z0-9_]{1,36}$/);

/** One question of a queue. Digits answer in the order of its options. */
export const Question = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("structure"), isRequired: z.boolean() }),
  z.object({ kind: z.literal("gate"), isRequired: z.boolean() }),
  z.object({ kind: z.literal("outcome"), isRequired: z.boolean() }),
  z.object({ kind: z.literal("flags"), options: z.array(AnswerOption).min(1).max(9) }),
  z.object({ kind: z.literal("note") }),
  z.object({
    kind: z.literal("own"),
    key: OwnKey,
    text: z.string().trim().min(1).max(200),
    options: z.array(AnswerOption).min(2).max(9),
    isRequired: z.boolean(),
  }),
]);
export type Question = z.infer<typeof Question>;

/** Flags offered when a lead names none. */
export const DEFAULT_FLAGS: readonly AnswerOption[] = [
  { key: "hallucinated_id", text: "Hallucinated product id" },
  { key: "loop", text: "Loops" },
  { key: "unsafe", text: "Unsafe or private content" },
  { key: "judge_injection", text: "Addresses the judge" },
];

/** What the answers of a question are stored under: its kind, or its own key. */
export function questionKey(question: Question): string {
  return question.kind === "own" ? question.key : question.kind;
}

/** The fixed answers of a question, in the order of their digits; a note has none. */
export function answerKeys(question: Question): readonly string[] {
  switch (question.kind) {
    case "structure":
      return STRUCTURE_LABELS;
    case "gate":
      return GATE_ANSWERS;
    case "outcome":
      return OUTCOME_FAULTS;
    case "flags":
    case "own":
      return question.options.map((option) => option.key);
    case "note":
      return [];
  }
}

/** The questions of a queue; every key once. */
export const QuestionList = z
  .array(Question)
  .min(1)
  .max(12)
  .refine((questions) => new Set(questions.map(questionKey)).size === questions.length, "Each question is asked once.")
  .refine((questions) => questions.some((question) => question.kind !== "note"), "Ask at least one question.");

/**
 * A person's answers by question key: one key for a choice, several for flags (an empty list says that none
 * applies), text for the note. Structure "reject" carries its reason under "reason".
 */
export const Answers = z.record(
  z.string().max(40),
  z.union([z.string().max(4000), z.array(z.string().max(40)).max(9)]),
);
export type Answers = z.infer<typeof Answers>;
