import * as z from "zod";
import { Answers, QuestionList } from "@/lib/contract/questions";

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

/** Anything else in the browser is not ours. */
export const LastAnswerList = z.array(LastAnswer).catch([]);
