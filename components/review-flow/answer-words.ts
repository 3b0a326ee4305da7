import type { AnswerField } from "@/lib/domain/answer-field";
import type { Answers } from "@/lib/domain/question";

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
  if (words === undefined || !NEEDS_QUESTION.has(field.kind)) return words;

  return field.title.endsWith("?") ? `${field.title} ${words}` : `${field.title}: ${words}`;
}
