import * as z from "zod";
import { Answers, QuestionList } from "./questions";

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
  /** What was hidden has been seen since, so it is not taken back; absent where only the browser knows the answer. */
  isRevealed: z.boolean().optional(),
  /** It is filed beside those that count, where the server does not look for the last one. */
  isExtra: z.literal(true).optional(),
});
export type LastAnswer = z.infer<typeof LastAnswer>;

/** Anything else in the browser is not ours. */
export const LastAnswerList = z.array(LastAnswer).catch([]);

/** GET /api/queues/:id/last-answer: the newest answer of the person who asks that stands, from whichever browser; null before the first. */
export const MyLastAnswer = z.object({ last: LastAnswer.nullable() });
export type MyLastAnswer = z.infer<typeof MyLastAnswer>;
