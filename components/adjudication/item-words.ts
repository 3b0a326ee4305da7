import { answerWords, askedBefore } from "@/components/review-flow/answer-words";
import type { ConflictItem } from "@/lib/contract/adjudication";
import { type AnswerField, answerFields } from "@/lib/domain/answer-field";
import type { Answers, Question } from "@/lib/domain/question";

/** "rollout 2", with the run before it where a list holds the task from several; empty where neither tells anything. */
export function attemptWords({ query, run, rollout }: ConflictItem, list: readonly ConflictItem[]): string {
  const isOfSeveral = list.some((other) => other.query === query && other.run !== run);

  return [...(isOfSeveral ? [run] : []), ...(rollout === null ? [] : [`rollout ${rollout}`])].join(", ");
}

/** "Agentic ≠ Sub-task · Outcome: Ok ≠ The task is broken": what reviewers said to each question on which they differ. */
export function differingWords(item: ConflictItem, questions: readonly Question[]): string {
  return differingFields(item, questions)
    .map((field) => {
      const said = reviewersOf(item).map(({ answers }) => wordsOf(field, answers));
      return `${askedBefore(field)}${[...new Set(said)].join(" ≠ ")}`;
    })
    .join(" · ");
}

/** "Bo: Agentic · 4 no compare ≠ Cy: Sub-task · 5 all pass": the same by reviewer; empty where they differ on nothing. */
export function sidesWords(item: ConflictItem, questions: readonly Question[]): string {
  const fields = differingFields(item, questions);
  if (fields.length === 0) return "";

  return reviewersOf(item)
    .map(({ name, answers }) => {
      const said = fields.map((field) => `${askedBefore(field)}${wordsOf(field, answers)}`);
      return `${name}: ${said.join(" · ")}`;
    })
    .join(" ≠ ");
}

/** What stands for the answers of reviewers who differ on nothing, or whose answers are not to be seen. */
export function undisputedWords({ barredBecause }: ConflictItem): string {
  return barredBecause ? "not yours to settle" : "all reviewers agree";
}

function differingFields({ differing }: ConflictItem, questions: readonly Question[]): readonly AnswerField[] {
  return answerFields(questions, {}).filter(({ key }) => differing.includes(key));
}

function reviewersOf({ sides }: ConflictItem): ConflictItem["sides"] {
  return sides.filter(({ kind }) => kind === "reviewer");
}

function wordsOf(field: AnswerField, answers: Answers): string {
  return answerWords(field, answers[field.key]) ?? "no answer";
}
