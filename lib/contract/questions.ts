import * as z from "zod";
import { questionKey } from "@/lib/domain/question";

/** `AnswerOption` of the domain, as are the others here: its types are the forms of these. */
const AnswerOption = z.object({
  key: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/),
  text: z.string().trim().min(1).max(80),
});

const OwnKey = z.string().regex(/^own_[a-z0-9_]{1,36}$/);

export const Question = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("structure"), isRequired: z.boolean() }),
  z.object({ kind: z.literal("gate"), isRequired: z.boolean() }),
  z.object({ kind: z.literal("outcome"), isRequired: z.boolean() }),
  z.object({ kind: z.literal("flags"), options: z.array(AnswerOption).min(1).max(9) }),
  z.object({ kind: z.literal("note") }),
  z.object({
    kind: z.literal("own"),
    key: OwnKey,
    text: z.string().trim().min(1).max(200),
    options: z.array(AnswerOption).min(2).max(9),
    isRequired: z.boolean(),
  }),
]);

/** The questions of a queue; every key once. */
export const QuestionList = z
  .array(Question)
  .min(1)
  .max(12)
  .refine((questions) => new Set(questions.map(questionKey)).size === questions.length, "Each question is asked once.")
  .refine((questions) => questions.some((question) => question.kind !== "note"), "Ask at least one question.");

export const Answers = z.record(
  z.string().max(40),
  z.union([z.string().max(4000), z.array(z.string().max(40)).max(9)]),
);
