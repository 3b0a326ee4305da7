import { STRUCTURE_LABELS } from "./label";

/** A fixed answer: its key is stored, its text is shown. */
export interface AnswerOption {
  key: string;
  text: string;
}

/** Whose fault a failed outcome is; the last one is a success for reasons that do not hold. */
export const OUTCOME_FAULTS = ["ok", "agent", "task", "environment", "right_for_the_wrong_reason"] as const;
export type OutcomeFault = (typeof OUTCOME_FAULTS)[number];

export const OUTCOME_FAULT_TEXT: Readonly<Record<OutcomeFault, string>> = {
  ok: "Ok",
  agent: "The agent’s fault",
  task: "The task is broken",
  environment: "The environment’s fault",
  right_for_the_wrong_reason: "Right for the wrong reason",
};

/** First gate of the judge's ladder that fails, in the reviewer's own eyes; "5": all four pass. */
export const GATE_ANSWERS = ["1", "2", "3", "4", "5"] as const;

/** One question of a queue. Digits answer in the order of its options. */
export type Question =
  | { kind: "structure" | "gate" | "outcome"; isRequired: boolean }
  | { kind: "flags"; options: AnswerOption[] }
  | { kind: "note" }
  | { kind: "own"; key: string; text: string; options: AnswerOption[]; isRequired: boolean };

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

/**
 * A person's answers by question key: one key for a choice, several for flags (an empty list says that none
 * applies), text for the note. Structure "reject" carries its reason under "reason".
 */
export type Answers = Record<string, string | string[]>;

/** Whether a value has the form of answers, whatever the questions. */
export function isAnswers(value: unknown): value is Answers {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.values(value).every(isAnswer);
}

function isAnswer(value: unknown): boolean {
  return typeof value === "string" || (Array.isArray(value) && value.every((key) => typeof key === "string"));
}
