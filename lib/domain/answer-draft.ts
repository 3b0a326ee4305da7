import { type AnswerField, answerFields } from "./answer-field";
import type { Answers, Question } from "./question";

/** Answers that are being given and are not committed yet. */
export interface AnswerDraft {
  readonly answers: Answers;
  /** Key of the field that the digits act on. */
  readonly active: string;
  /** Set by the reject key, until another field is turned to: the digit of the reason is then the whole answer. */
  readonly isQuickReject: boolean;
}

/** A draft of the answers given, at its first open question. */
export function draftOf(questions: readonly Question[], answers: Answers = {}): AnswerDraft {
  const fields = answerFields(questions, answers);
  const open = fields.find((field) => answers[field.key] === undefined && field.takes !== "text");

  return { answers, active: (open ?? fields[0])?.key ?? "", isQuickReject: false };
}

/** The field that the digits act on. */
export function activeField(questions: readonly Question[], draft: AnswerDraft): AnswerField | undefined {
  const fields = answerFields(questions, draft.answers);
  return fields.find((field) => field.key === draft.active) ?? fields[0];
}

/** A digit answers the active field and moves on; among several answers it adds or takes one, and stays. */
export function answerByDigit(questions: readonly Question[], draft: AnswerDraft, digit: number): AnswerDraft {
  const field = activeField(questions, draft);
  const option = field?.options.find((offered) => offered.digit === digit);
  return field && option ? chooseAnswer(questions, draft, { field: field.key, option: option.key }) : draft;
}

interface Choice {
  readonly field: string;
  readonly option: string;
}

/** Gives one answer. The same answer to a field of several takes it back. */
export function chooseAnswer(questions: readonly Question[], draft: AnswerDraft, choice: Choice): AnswerDraft {
  const field = answerFields(questions, draft.answers).find(({ key }) => key === choice.field);
  if (!field) return draft;
  if (field.takes === "several") return { ...draft, answers: toggled(draft.answers, choice), active: field.key };
  const answers = withAnswer(draft.answers, choice);

  return { answers, active: after(questions, answers, field.key), isQuickReject: false };
}

/** Rejects; the next digit gives the reason. */
export function startReject(questions: readonly Question[], draft: AnswerDraft): AnswerDraft {
  if (!questions.some(({ kind }) => kind === "structure")) return draft;

  return { answers: { ...draft.answers, structure: "reject" }, active: "reason", isQuickReject: true };
}

/** Takes back the answer of the active field; from an open field, the answer before it. */
export function clearAnswer(questions: readonly Question[], draft: AnswerDraft): AnswerDraft {
  const fields = answerFields(questions, draft.answers);
  const at = fields.findIndex(({ key }) => key === draft.active);
  const given = fields.slice(0, at + 1).findLast(({ key }) => draft.answers[key] !== undefined);
  if (!given) return draft;

  return { answers: withoutAnswer(draft.answers, given.key), active: given.key, isQuickReject: false };
}

/** The digits act on another field. */
export function turnTo(draft: AnswerDraft, field: string): AnswerDraft {
  return field === draft.active ? draft : { ...draft, active: field, isQuickReject: false };
}

/** The next or previous field; the ends stay where they are. */
export function moveField(questions: readonly Question[], draft: AnswerDraft, direction: 1 | -1): AnswerDraft {
  const fields = answerFields(questions, draft.answers);
  const at = fields.findIndex(({ key }) => key === draft.active);
  const next = fields[at + direction];
  return next ? turnTo(draft, next.key) : draft;
}

/** Text of the note; none takes it back. */
export function writeNote(draft: AnswerDraft, text: string): AnswerDraft {
  return { ...draft, answers: text === "" ? withoutAnswer(draft.answers, "note") : { ...draft.answers, note: text } };
}

function after(questions: readonly Question[], answers: Answers, key: string): string {
  const fields = answerFields(questions, answers);
  const next = fields.slice(fields.findIndex((field) => field.key === key) + 1).find(({ takes }) => takes !== "text");
  return next?.key ?? key;
}

function withAnswer(answers: Answers, { field, option }: Choice): Answers {
  const kept = field === "structure" && option !== "reject" ? withoutAnswer(answers, "reason") : answers;
  return { ...kept, [field]: option };
}

function withoutAnswer(answers: Answers, key: string): Answers {
  const gone = key === "structure" ? ["structure", "reason"] : [key];
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !gone.includes(name)));
}

function toggled(answers: Answers, { field, option }: Choice): Answers {
  const given = answers[field];
  const chosen = Array.isArray(given) ? given : [];
  return {
    ...answers,
    [field]: chosen.includes(option) ? chosen.filter((key) => key !== option) : [...chosen, option],
  };
}
