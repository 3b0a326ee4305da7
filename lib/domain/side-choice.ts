import { answerFault } from "./answer-fault";
import { fittingAnswers, REASON_KEY } from "./check-answers";
import { type Answers, type Question, questionKey } from "./question";

/** What taking one side of a disagreement settles. */
export interface SideChoice {
  readonly answers: Answers;
  /** Questions that differ and that this side left open. */
  readonly open: readonly string[];
}

/**
 * The questions that a settlement has to answer: those on which the reviewers differ and which are still asked. Where
 * nothing differs (a task that everybody calls broken) it may answer any of them. All of them must be answered.
 */
export function questionsToSettle(questions: readonly Question[], differing: readonly string[]): readonly Question[] {
  const asked = questions.filter((question) => question.kind !== "note");
  const wanted = asked.filter((question) => differing.includes(questionKey(question)));
  if (wanted.length === 0) return asked;

  return wanted.map((question) => ("isRequired" in question ? { ...question, isRequired: true } : question));
}

/**
 * What a side says about the questions to settle, as far as its answers still fit. A rejection stands alone: what else
 * differs has no meaning in a trajectory that is thrown out.
 */
export function settledBySide(wanted: readonly Question[], side: Answers): SideChoice {
  const answers = fittingAnswers(wanted, side);
  const isRejection = answers["structure"] === "reject" && answers[REASON_KEY] !== undefined;
  const open = wanted.filter((question) => "isRequired" in question && question.isRequired).map(questionKey);

  return { answers, open: isRejection ? [] : open.filter((key) => answers[key] === undefined) };
}

/** What keeps answers that were given question by question from settling; undefined when they can. */
export function settlementFault(wanted: readonly Question[], answers: Answers): string | undefined {
  const given = Object.keys(answers).filter((key) => key !== "note");
  if (given.length === 0 && !wanted.some(({ kind }) => kind === "flags")) return "Answer at least one question.";

  return answerFault(wanted, answers)?.says;
}

/** Answers as they are sent: flags that nobody raised are "none applies", and the note goes apart. */
export function settlement(wanted: readonly Question[], answers: Answers): { answers: Answers; note: string } {
  const { note, ...given } = answers;
  const asksFlags = wanted.some(({ kind }) => kind === "flags") && given["structure"] !== "reject";

  return {
    answers: { ...(asksFlags ? { flags: [] } : {}), ...given },
    note: typeof note === "string" ? note.trim() : "",
  };
}
