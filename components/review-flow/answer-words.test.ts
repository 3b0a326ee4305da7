import { expect, test } from "vitest";
import { answerFields } from "@/lib/domain/answer-field";
import type { Answers, Question } from "@/lib/domain/question";
import { toldAnswer } from "./answer-words";

const QUESTIONS: Question[] = [
  { kind: "structure", isRequired: true },
  { kind: "gate", isRequired: true },
  { kind: "outcome", isRequired: false },
  { kind: "flags", options: [{ key: "loop", text: "Loops" }] },
  { kind: "own", key: "own_a", text: "Does it verify?", options: [{ key: "yes", text: "Yes" }], isRequired: false },
  { kind: "note" },
];

test("in a line of answers a word that could answer anything says its question", () => {
  const answers: Answers = {
    structure: "agentic",
    gate: "4",
    outcome: "ok",
    flags: [],
    own_a: "yes",
    note: "See step 3.",
  };

  const told = answerFields(QUESTIONS, answers).map((field) => toldAnswer(field, answers[field.key]));

  expect(told).toEqual([
    "Agentic",
    "4 no compare",
    "Outcome: Ok",
    "Flags: none applies",
    "Does it verify? Yes",
    "See step 3.",
  ]);
});

test("what was not answered is not told", () => {
  expect(answerFields(QUESTIONS, {}).map((field) => toldAnswer(field, undefined))).toEqual(Array(6).fill(undefined));
});
