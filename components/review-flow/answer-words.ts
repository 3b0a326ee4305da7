import { type AnswerField, answerFields } from "@/lib/domain/answer-field";
import type { Answers, Question } from "@/lib/domain/question";

/** Their answers are a word such as "Ok" or "Yes". */
const NEEDS_QUESTION: ReadonlySet<AnswerField["kind"]> = new Set(["outcome", "flags", "own"]);

/** An answer in the words of its field; undefined where none was given. */
export function answerWords(field: AnswerField, answer: Answers[string] | undefined): string | undefined {
  if (answer === undefined) return undefined;
  if (field.takes === "text") return typeof answer === "string" ? answer : answer.join(", ");
  const keys = typeof answer === "string" ? [answer] : answer;
  if (keys.length === 0) return "none applies";
  const words = keys.map((key) => field.options.find((option) => option.key === key)?.text ?? key);

  return field.kind === "gate" ? `${keys.join(", ")} ${words.join(", ")}` : words.join(", ");
}

/** An answer in a line of several: with its question where its own words do not tell which one it answers. */
export function toldAnswer(field: AnswerField, answer: Answers[string] | undefined): string | undefined {
  const words = answerWords(field, answer);

  return words === undefined ? undefined : `${askedBefore(field)}${words}`;
}

/** The question with what parts it from an answer; empty where the answer's own words tell which one it answers. */
export function askedBefore({ kind, title }: AnswerField): string {
  if (!NEEDS_QUESTION.has(kind)) return "";

  return title.endsWith("?") ? `${title} ` : `${title}: `;
}

/** "Agentic · 5 all pass": all that was answered in one line, without notes; empty where nothing was. */
export function answersText(questions: readonly Question[], answers: Answers): string {
  return answerFields(questions, answers)
    .filter(({ takes }) => takes !== "text")
    .flatMap((field) => toldAnswer(field, answers[field.key]) ?? [])
    .join(" · ");
}
