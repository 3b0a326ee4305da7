import * as z from "zod";
import { Answers, QuestionList } from "@/lib/domain/question";

/** An answer this person gave in a queue, to be taken back or looked back at. */
export const LastAnswer = z.object({
  commit: z.uuid(),
  item: z.uuid(),
  trajectory: z.uuid(),
  task: z.string(),
  questions: QuestionList,
  answers: Answers,
  /** Something was hidden while it was given. */
  isBlind: z.boolean(),
});
export type LastAnswer = z.infer<typeof LastAnswer>;

const MOST = 20;
const keyOf = (queue: string) => `assay.answers.${queue}`;

/** The newest answers of this browser in a queue, the last one last; a reload does not forget them. */
export function readLastAnswers(storage: Storage, queue: string): readonly LastAnswer[] {
  try {
    return z
      .array(LastAnswer)
      .catch([])
      .parse(JSON.parse(storage.getItem(keyOf(queue)) ?? "[]"));
  } catch {
    // Not JSON: another program wrote it.
    return [];
  }
}

export function writeLastAnswers(storage: Storage, queue: string, answers: readonly LastAnswer[]): void {
  storage.setItem(keyOf(queue), JSON.stringify(answers.slice(-MOST)));
}
