import { type AnswerField, answerFields } from "./answer-field";
import { keptAnswers } from "./check-answers";
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
    (field) => field.isRequired && answers[field.key] === undefined && (!isRejection || field.key === "reason"),
  );

  if (missing) return { field: missing.key, says: missingWords(missing) };
  if (isRejection && answers["reason"] === "other" && !hasText(answers["note"]))
    return { field: "note", says: "Say in the note what the other reason is." };
  return undefined;
}

function missingWords(field: AnswerField): string {
  return field.key === "reason" ? "A rejection needs a reason." : `“${field.title}” is not answered yet.`;
}

/**
 * The answers as they are committed: what the questions still ask, and flags that nobody raised as "none applies",
 * unless the whole trajectory is thrown out. A note that was written for a rejection goes with it alone.
 */
export function committedAnswers(questions: readonly Question[], answers: Answers): Answers {
  const asksFlags = questions.some(({ kind }) => kind === "flags") && answers["structure"] !== "reject";

  return { ...(asksFlags ? { flags: [] } : {}), ...keptAnswers(questions, answers) };
}

function hasText(answer: Answers[string] | undefined): boolean {
  return typeof answer === "string" && answer.trim() !== "";
}
