import { toldAnswer } from "@/components/review-flow/answer-words";
import { answerFields } from "@/lib/domain/answer-field";
import type { Answers, Question } from "@/lib/domain/question";

/** "Agentic · 5 all pass": what an item was settled as, without its note. */
export function settledWords(answers: Answers, questions: readonly Question[]): string {
  return answerFields(questions, answers)
    .filter(({ takes }) => takes !== "text")
    .flatMap((field) => toldAnswer(field, answers[field.key]) ?? [])
    .join(" · ");
}
