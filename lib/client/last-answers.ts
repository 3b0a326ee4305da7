import type { LastAnswer } from "./last-answer";

const MOST = 20;
const keyOf = (queue: string) => `assay.answers.${queue}`;

/** The newest answers of this browser in a queue, the last one last; a reload does not forget them. */
export async function readLastAnswers(storage: Storage, queue: string): Promise<readonly LastAnswer[]> {
  const text = storage.getItem(keyOf(queue));
  if (text === null) return [];
  const { LastAnswerList } = await import("./answer-schemas");
  try {
    return LastAnswerList.parse(JSON.parse(text));
  } catch {
    // Not JSON: another program wrote it.
    return [];
  }
}

export function writeLastAnswers(storage: Storage, queue: string, answers: readonly LastAnswer[]): void {
  storage.setItem(keyOf(queue), JSON.stringify(answers.slice(-MOST)));
}
