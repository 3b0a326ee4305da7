import { answerWords } from "@/components/review-flow/answer-words";
import type { ConflictItem } from "@/lib/contract/adjudication";
import { answerFields } from "@/lib/domain/answer-field";
import { type Answers, type Question, questionKey } from "@/lib/domain/question";

/** "rollout 2", with the run before it where a list holds the task from several; empty where neither tells anything. */
export function attemptWords({ query, run, rollout }: ConflictItem, list: readonly ConflictItem[]): string {
  const isOfSeveral = list.some((other) => other.query === query && other.run !== run);

  return [...(isOfSeveral ? [run] : []), ...(rollout === null ? [] : [`rollout ${rollout}`])].join(", ");
}

/** "Agentic ≠ Sub-task · Outcome: Ok ≠ The task is broken": what reviewers said to each question on which they differ. */
export function differingWords({ differing, sides }: ConflictItem, questions: readonly Question[]): string {
  const reviewers = sides.filter(({ kind }) => kind === "reviewer");

  return questions
    .filter((question) => differing.includes(questionKey(question)))
    .map((question) => {
      const said = reviewers.map(({ answers }) => wordsOf(question, answers));
      return `${askedBefore(question)}${[...new Set(said)].join(" ≠ ")}`;
    })
    .join(" · ");
}

function wordsOf(question: Question, answers: Answers): string {
  const [field] = answerFields([question], answers);

  return (field && answerWords(field, answers[field.key])) ?? "no answer";
}

/** The question, where words such as "Ok" or "Yes" do not tell which one they answer. */
function askedBefore(question: Question): string {
  const { kind } = question;
  if (kind === "structure" || kind === "gate") return "";
  const title = answerFields([question], {})[0]?.title ?? kind;

  return title.endsWith("?") ? `${title} ` : `${title}: `;
}
