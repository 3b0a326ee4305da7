import { describe, expect, test } from "vitest";
import { answerEvents, answersOfEvents } from "./answer-events";
import { answersFault, fittingAnswers, keptAnswers } from "./check-answers";
import { type Answers, DEFAULT_FLAGS, type Question } from "./question";

const QUESTIONS: readonly Question[] = [
  { kind: "structure", isRequired: true },
  { kind: "gate", isRequired: false },
  { kind: "flags", options: [...DEFAULT_FLAGS] },
  {
    kind: "own",
    key: "own_tone",
    text: "Tone",
    options: [
      { key: "fair", text: "Fair" },
      { key: "rude", text: "Rude" },
    ],
    isRequired: false,
  },
  { kind: "note" },
];

test("each answered question is one event, with the note on the first and as its own", () => {
  expect(
    answerEvents(QUESTIONS, { structure: "reject", reason: "loop", flags: ["unsafe", "loop"], note: "why" }),
  ).toEqual([
    { question: "structure", value: "reject", reason: "loop", note: "why" },
    { question: "flags", value: "loop,unsafe", reason: null, note: null },
    { question: "note", value: null, reason: null, note: "why" },
  ]);
});

test("flags of which none applies are an answer", () => {
  expect(answerEvents(QUESTIONS, { structure: "agentic", flags: [] })[1]).toMatchObject({
    question: "flags",
    value: "",
  });
});

test.each<Answers>([
  { structure: "agentic" },
  { structure: "reject", reason: "loop", note: "see step 4" },
  { structure: "sub_task", gate: "3", flags: [], own_tone: "rude" },
  { structure: "agentic", flags: ["loop", "unsafe"] },
])("answers come back from their events: %j", (answers) => {
  expect(answersFault(QUESTIONS, answers)).toBeUndefined();
  expect(answersOfEvents(answerEvents(QUESTIONS, answers))).toEqual(answers);
});

test("a note that no question asked for comes back with the rejection that it explains", () => {
  const questions: readonly Question[] = [{ kind: "structure", isRequired: true }];
  const answers = { structure: "reject", reason: "other", note: "a joke" };

  expect(answersOfEvents(answerEvents(questions, answers))).toEqual(answers);
});

test("a rejection with its reason needs no other answer", () => {
  const strict = QUESTIONS.map((question) => (question.kind === "gate" ? { ...question, isRequired: true } : question));

  expect(answersFault(strict, { structure: "reject", reason: "loop" })).toBeUndefined();
  expect(answersFault(strict, { structure: "reject", reason: "other", note: "a joke" })).toBeUndefined();
  expect(answersFault(strict, { structure: "reject" })).toMatch(/“gate” needs an answer/);
  expect(answersFault(strict, { structure: "agentic" })).toMatch(/“gate” needs an answer/);
});

describe("answers are refused", () => {
  test.each<[string, Answers, RegExp]>([
    ["without a required one", { gate: "5" }, /“structure” needs an answer/],
    ["to what is not asked", { structure: "agentic", outcome: "ok" }, /“outcome” is not asked/],
    ["with a key that is none", { structure: "good" }, /“good” is not an answer/],
    ["with a list for a choice", { structure: ["agentic"] }, /takes one answer/],
    ["with text for flags", { structure: "agentic", flags: "loop" }, /Flags are a list/],
    ["with a flag that is none", { structure: "agentic", flags: ["x"] }, /“x” is not a flag/],
    ["with a flag twice", { structure: "agentic", flags: ["loop", "loop"] }, /named twice/],
    ["with a reason without a rejection", { structure: "agentic", reason: "loop" }, /Only a rejection/],
    ["with a reason that is none", { structure: "reject", reason: "bad" }, /is not a reason/],
  ])("%s", (_, answers, sentence) => {
    expect(answersFault(QUESTIONS, answers)).toMatch(sentence);
  });

  test("when nothing but a note is there", () => {
    const optional = QUESTIONS.filter((question) => question.kind !== "structure");

    expect(answersFault(optional, { note: "hm" })).toBe("Answer at least one question.");
  });
});

test("of answers to older questions those that still fit are kept", () => {
  const [structure] = QUESTIONS;

  expect(fittingAnswers(structure ? [structure] : [], { structure: "reject", reason: "loop", gate: "5" })).toEqual({
    structure: "reject",
    reason: "loop",
  });
});

test("who gave a rejection for another reason keeps its note, which no question need ask for", () => {
  const structure: readonly Question[] = [{ kind: "structure", isRequired: true }];
  const answers = { structure: "reject", reason: "other", note: "A long note", gate: "5" };

  expect(keptAnswers(structure, answers)).toEqual({ structure: "reject", reason: "other", note: "A long note" });
  expect(keptAnswers(structure, { ...answers, reason: "loop" })).toEqual({ structure: "reject", reason: "loop" });
  expect(keptAnswers([{ kind: "gate", isRequired: true }], answers)).toEqual({ gate: "5" });
  // What one side wrote is not what a lead takes over with it.
  expect(fittingAnswers(structure, answers)).toEqual({ structure: "reject", reason: "other" });
});
