import { type AnswerField, answerFields } from "./answer-field";
import type { Answers, Question } from "./question";

/** What keeps answers from being committed: the field to go to, and a sentence. */
export interface AnswerFault {
  readonly field: string;
  readonly says: string;
}

/**
 * Why answers cannot be committed yet; undefined when they can. A rejection with its reason stands alone: the other
 * questions of a trajectory that is thrown out have no meaning.
 */
export function answerFault(questions: readonly Question[], answers: Answers): AnswerFault | undefined {
  const fields = answerFields(questions, answers);
  const isRejection = answers["structure"] === "reject";
  const missing = fields.find(
    (field) =>
      field.isRequired && answers[field.key] === undefined && (!isRejection || field.key === "reason"),
  );

  if (missing) return { field: missing.key, says: missingWords(missing) };
  if (isRejection && answers["reason"] === "other" && !hasText(answers["note"]))
    return { field: "note", says: "Say in the note what the other reason is." };
  return undefined;
}

function missingWords(field: AnswerField): string {
  return field.key === "reason" ? "A rejection needs a reason." : `“${field.title}” is not answered yet.`;
}

function hasText(answer: Answers[string] | undefined): boolean {
  return typeof answer === "string" && answer.trim() !== "";
}

/** The answers that fit the questions; others were given to questions that have changed since. */
export function fittingAnswers(questions: readonly Question[], answers: Answers): Answers {
  const fields = answerFields(questions, answers);
  const fitting = fields.flatMap((field) => {
    const answer = fittingAnswer(field, answers[field.key]);
    return answer === undefined ? [] : [[field.key, answer] as const];
  });
  const note = answers["note"];

  return { ...Object.fromEntries(fitting), ...(hasText(note) && note !== undefined ? { note } : {}) };
}

function fittingAnswer(field: AnswerField, answer: Answers[string] | undefined): Answers[string] | undefined {
  const keys = field.options.map((option) => option.key);
  switch (field.takes) {
    case "one":
      return typeof answer === "string" && keys.includes(answer) ? answer : undefined;
    case "several":
      return Array.isArray(answer) ? answer.filter((key) => keys.includes(key)) : undefined;
    case "text":
      return typeof answer === "string" && answer.trim() !== "" ? answer : undefined;
  }
}
