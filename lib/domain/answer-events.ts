import { REASON_KEY } from "./check-answers";
import { type Answers, type Question, questionKey } from "./question";

/** One question's answer as an event stores it. */
export interface AnswerEvent {
  readonly question: string;
  /** Null for a note, whose text is in `note`. */
  readonly value: string | null;
  readonly reason: string | null;
  readonly note: string | null;
}

/**
 * Answers as events, one for each question that was answered, in the order of the questions. The note is on the first
 * one, beside an event of its own. Flags are their keys sorted and joined by commas; none is empty text.
 */
export function answerEvents(questions: readonly Question[], answers: Answers): AnswerEvent[] {
  const noteText = answers["note"];
  const note = typeof noteText === "string" && noteText.trim() !== "" ? noteText : null;
  const events = questions.flatMap((question) => eventOf(question, answers, note));

  return events.map((event, index) => (index === 0 ? { ...event, note } : event));
}

function eventOf(question: Question, answers: Answers, note: string | null): AnswerEvent[] {
  const key = questionKey(question);
  if (question.kind === "note") return note === null ? [] : [{ question: key, value: null, reason: null, note }];

  const answer = answers[key];
  if (answer === undefined || answer === "") return [];
  const reason = question.kind === "structure" && answer === "reject" ? answers[REASON_KEY] : undefined;

  return [
    {
      question: key,
      value: typeof answer === "string" ? answer : answer.toSorted().join(","),
      reason: typeof reason === "string" ? reason : null,
      note: null,
    },
  ];
}

/** The answers that events hold: the inverse of `answerEvents`. */
export function answersOfEvents(events: readonly AnswerEvent[]): Answers {
  const answers: Answers = {};
  for (const { question, value, reason, note } of events) {
    // On the first event too: the only place of a note that no question asked for, as the reason "other" needs it.
    if (note !== null) answers["note"] = note;
    if (value !== null) answers[question] = question === "flags" ? flagsOf(value) : value;
    if (reason !== null) answers[REASON_KEY] = reason;
  }

  return answers;
}

function flagsOf(value: string): string[] {
  return value === "" ? [] : value.split(",");
}
