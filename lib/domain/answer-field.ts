import { LABEL_REASON_TEXT, offeredReasons, STRUCTURE_LABELS, type StructureLabel } from "./label";
import {
  type AnswerOption,
  type Answers,
  GATE_ANSWERS,
  OUTCOME_FAULT_TEXT,
  OUTCOME_FAULTS,
  type Question,
  questionKey,
} from "./question";

/** A fixed answer with the digit that gives it. */
export interface OfferedAnswer extends AnswerOption {
  readonly digit: number;
}

/** One thing the reviewer is asked right now: a question, or the reason of a rejection. */
export interface AnswerField {
  /** What the answer is stored under. */
  readonly key: string;
  readonly kind: Question["kind"] | "reason";
  readonly title: string;
  /** In the order of their digits; a note has none. */
  readonly options: readonly OfferedAnswer[];
  readonly takes: "one" | "several" | "text";
  readonly isRequired: boolean;
}

export const STRUCTURE_TEXT: Readonly<Record<StructureLabel, string>> = {
  agentic: "Agentic",
  sub_task: "Sub-task",
  reject: "Reject",
};

/** First gate that fails, in two words. */
export const GATE_ANSWER_TEXT: Readonly<Record<(typeof GATE_ANSWERS)[number], string>> = {
  "1": "no model",
  "2": "no read",
  "3": "no datum",
  "4": "no compare",
  "5": "all pass",
};

const NOTE: AnswerField = { key: "note", kind: "note", title: "Note", options: [], takes: "text", isRequired: false };

/**
 * The fields of a queue's questions, in their order. A rejection asks for its reason right after the structure, and
 * the reason "other" for a note.
 */
export function answerFields(questions: readonly Question[], answers: Answers): readonly AnswerField[] {
  const isRejection = answers["structure"] === "reject";
  const fields = questions.flatMap((question) => {
    const field = fieldOf(question);
    return question.kind === "structure" && isRejection ? [field, reasonField(answers["reason"])] : [field];
  });
  const lacksNote = isRejection && answers["reason"] === "other" && !fields.some(({ kind }) => kind === "note");

  return lacksNote ? [...fields, NOTE] : fields;
}

function reasonField(given: Answers[string] | undefined): AnswerField {
  const offered = offeredReasons("reject", typeof given === "string" ? given : undefined);

  return {
    key: "reason",
    kind: "reason",
    title: "Why it is rejected",
    options: offered.map(({ reason, digit }) => ({ key: reason, text: LABEL_REASON_TEXT[reason], digit })),
    takes: "one",
    isRequired: true,
  };
}

function inOrder(options: readonly AnswerOption[]): readonly OfferedAnswer[] {
  return options.map((option, place) => ({ ...option, digit: place + 1 }));
}

function fieldOf(question: Question): AnswerField {
  const key = questionKey(question);
  switch (question.kind) {
    case "structure":
      return {
        key,
        kind: "structure",
        title: "Structure",
        options: inOrder(STRUCTURE_LABELS.map((label) => ({ key: label, text: STRUCTURE_TEXT[label] }))),
        takes: "one",
        isRequired: question.isRequired,
      };
    case "gate":
      return {
        key,
        kind: "gate",
        title: "First gate that fails",
        options: inOrder(GATE_ANSWERS.map((gate) => ({ key: gate, text: GATE_ANSWER_TEXT[gate] }))),
        takes: "one",
        isRequired: question.isRequired,
      };
    case "outcome":
      return {
        key,
        kind: "outcome",
        title: "Outcome",
        options: inOrder(OUTCOME_FAULTS.map((fault) => ({ key: fault, text: OUTCOME_FAULT_TEXT[fault] }))),
        takes: "one",
        isRequired: question.isRequired,
      };
    case "flags":
      return {
        key,
        kind: "flags",
        title: "Flags",
        options: inOrder(question.options),
        takes: "several",
        isRequired: false,
      };
    case "note":
      return NOTE;
    case "own":
      return {
        key,
        kind: "own",
        title: question.text,
        options: inOrder(question.options),
        takes: "one",
        isRequired: question.isRequired,
      };
  }
}
