import { answerFields } from "@/lib/domain/answer-field";
import type { Question } from "@/lib/domain/question";

/** The answers that a kind always has, in the order of their digits. */
export function answersText(kind: "structure" | "gate" | "outcome" | "note"): string {
  if (kind === "note") return "Free text; never counted as a disagreement.";
  const [field] = answerFields([{ kind, isRequired: true }], {});

  return (field?.options ?? []).map(({ text }, index) => (kind === "gate" ? `${index + 1} ${text}` : text)).join(", ");
}

/** What a question is called where there is room for its words. */
export function questionTitle(question: Question): string {
  return answerFields([question], {})[0]?.title ?? question.kind;
}
