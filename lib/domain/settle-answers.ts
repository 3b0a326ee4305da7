import { type Question, questionKey } from "./question";

/** What one reviewer answered, by question key, and what the version they answered asked. */
export interface GivenAnswers {
  readonly asked: readonly Question[];
  readonly values: ReadonlyMap<string, string>;
}

/** What an item becomes once it has all its answers. */
export interface Settlement {
  readonly state: "done" | "conflict" | "blocked_task_fault";
  /** Values on which everybody agrees, by question key. */
  readonly settled: ReadonlyMap<string, string>;
  /** Question keys on which the reviewers differ. */
  readonly differing: readonly string[];
}

/**
 * The rule of agreement: a question is settled when everybody was asked it and gave the same answer, and differs when
 * two people who were asked it did not. Who leaves an optional question open says nothing about it, so it is neither; but
 * that the task is broken nobody may pass over. Notes never differ. When everybody says that the task is broken, the item
 * is blocked whatever else was said.
 */
export function settleAnswers(answers: readonly GivenAnswers[]): Settlement {
  const settled = new Map<string, string>();
  const differing: string[] = [];

  for (const key of keysOf(answers)) {
    const said = answers.filter((given) => says(given, key, answers));
    const values = new Set(said.map((given) => given.values.get(key)));
    const [value] = values;
    if (values.size > 1) differing.push(key);
    else if (value !== undefined && said.length === answers.length) settled.set(key, value);
  }
  if (isTaskFault("outcome", settled.get("outcome"))) return { state: "blocked_task_fault", settled, differing };

  return { state: differing.length > 0 ? "conflict" : "done", settled, differing };
}

/** Whether what a reviewer answered, or left open, counts for a question. */
function says({ asked, values }: GivenAnswers, key: string, all: readonly GivenAnswers[]): boolean {
  const question = asked.find((one) => questionKey(one) === key);
  if (question === undefined) return false;
  const isOptional = "isRequired" in question && !question.isRequired;

  return values.has(key) || !isOptional || all.some((given) => isTaskFault(key, given.values.get(key)));
}

function isTaskFault(key: string, value: string | undefined): boolean {
  return key === "outcome" && value === "task";
}

/** Keys of all questions but notes, in the order in which they are asked. */
function keysOf(answers: readonly GivenAnswers[]): ReadonlySet<string> {
  return new Set(
    answers.flatMap((given) => given.asked.filter((question) => question.kind !== "note").map(questionKey)),
  );
}
