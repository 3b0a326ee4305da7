import { LABEL_REASONS } from "./label";
import { type Answers, answerKeys, type Question, questionKey } from "./question";

/** Where structure "reject" keeps its reason among the answers. */
export const REASON_KEY = "reason";

/**
 * What is wrong with answers to a list of questions. A rejection with its reason needs no other answer: the rest of a
 * trajectory that is thrown out has no meaning. A note is always taken, since the reason "other" needs one.
 *
 * @returns one sentence, or undefined when they can be committed
 */
export function answersFault(questions: readonly Question[], answers: Answers): string | undefined {
  const known = new Set([...questions.map(questionKey), REASON_KEY, "note"]);
  const stranger = Object.keys(answers).find((key) => !known.has(key));
  if (stranger !== undefined) return `“${stranger}” is not asked in this queue.`;

  const isRejection = answers["structure"] === "reject" && answers[REASON_KEY] !== undefined;
  for (const question of questions) {
    const answer = answers[questionKey(question)];
    const fault = isRejection && !isGiven(answer) ? undefined : questionFault(question, answer);
    if (fault !== undefined) return fault;
  }
  const isAnswered = questions.some((question) => question.kind !== "note" && isGiven(answers[questionKey(question)]));

  return isAnswered ? reasonFault(answers) : "Answer at least one question.";
}

/** The answers that still fit after the questions changed. */
export function fittingAnswers(questions: readonly Question[], answers: Answers): Answers {
  const fitting = questions.flatMap((question): [string, Answers[string]][] => {
    const key = questionKey(question);
    const answer = answers[key];
    if (answer === undefined || valueFault(question, answer) !== undefined) return [];
    return [[key, answer]];
  });
  const kept = Object.fromEntries(fitting);
  const reason = answers[REASON_KEY];

  return kept["structure"] === "reject" && reason !== undefined ? { ...kept, [REASON_KEY]: reason } : kept;
}

/**
 * What goes back to who answered: the answers that still fit, and the note without which a rejection for another reason
 * says nothing. No question need ask for that note.
 */
export function keptAnswers(questions: readonly Question[], answers: Answers): Answers {
  const kept = fittingAnswers(questions, answers);
  const note = answers["note"];

  return kept[REASON_KEY] === "other" && note !== undefined ? { ...kept, note } : kept;
}

function isGiven(answer: Answers[string] | undefined): answer is Answers[string] {
  return answer !== undefined && answer !== "";
}

function questionFault(question: Question, answer: Answers[string] | undefined): string | undefined {
  if (isGiven(answer)) return valueFault(question, answer);

  return "isRequired" in question && question.isRequired ? `“${titleOf(question)}” needs an answer.` : undefined;
}

function valueFault(question: Question, answer: Answers[string]): string | undefined {
  const keys = answerKeys(question);
  switch (question.kind) {
    case "note":
      return typeof answer === "string" ? undefined : "The note is text.";
    case "flags": {
      if (typeof answer === "string") return "Flags are a list.";
      if (new Set(answer).size !== answer.length) return "A flag is named twice.";
      const unknown = answer.find((key) => !keys.includes(key));
      return unknown === undefined ? undefined : `“${unknown}” is not a flag of this queue.`;
    }
    case "structure":
    case "gate":
    case "outcome":
    case "own":
      if (typeof answer !== "string") return `“${titleOf(question)}” takes one answer.`;
      return keys.includes(answer) ? undefined : `“${answer}” is not an answer to “${titleOf(question)}”.`;
  }
}

function reasonFault(answers: Answers): string | undefined {
  const reason = answers[REASON_KEY];
  if (reason === undefined) return undefined;
  if (answers["structure"] !== "reject") return "Only a rejection has a reason.";

  return LABEL_REASONS.some((known) => known === reason) ? undefined : `“${String(reason)}” is not a reason.`;
}

function titleOf(question: Question): string {
  return question.kind === "own" ? question.text : question.kind;
}
