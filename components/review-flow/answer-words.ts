import type { AnswerField } from "@/lib/domain/answer-field";
import type { Answers } from "@/lib/domain/question";

/** An answer in the words of its field; undefined where none was given. */
export function answerWords(field: AnswerField, answer: Answers[string] | undefined): string | undefined {
  if (answer === undefined) return undefined;
  if (field.takes === "text") return typeof answer === "string" ? answer : answer.join(", ");
  const keys = typeof answer === "string" ? [answer] : answer;
  if (keys.length === 0) return "none applies";
  const words = keys.map((key) => field.options.find((option) => option.key === key)?.text ?? key);

  return field.kind === "gate" ? `${keys.join(", ")} ${words.join(", ")}` : words.join(", ");
}
