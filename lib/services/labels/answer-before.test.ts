import { expect, test } from "vitest";
import { answerBefore, type PastEvent } from "./answer-before";

const ANNA = 1;
const BEN = 2;

function anEvent(id: number, event: Partial<PastEvent>): PastEvent {
  return { id: BigInt(id), question: "structure", value: null, personId: ANNA, undoesId: null, ...event };
}

test("before the first answer there is none", () => {
  const first = anEvent(1, { value: "agentic" });

  expect(answerBefore([first], first)).toEqual({ value: null, personId: null });
});

test("before the second answer stands the first, with its person", () => {
  const events = [anEvent(1, { value: "agentic", personId: ANNA }), anEvent(2, { value: "reject", personId: BEN })];

  expect(answerBefore(events, anEvent(2, {}))).toEqual({ value: "agentic", personId: ANNA });
});

test("answers to the other question do not count", () => {
  const events = [
    anEvent(1, { value: "agentic" }),
    anEvent(2, { question: "approval", value: "yes" }),
    anEvent(3, { value: "reject" }),
  ];

  expect(answerBefore(events, anEvent(3, {}))).toEqual({ value: "agentic", personId: ANNA });
});

test("an undo gives the restored answer back to the person who had given it", () => {
  const events = [
    anEvent(1, { value: "agentic", personId: ANNA }),
    anEvent(2, { value: "reject", personId: BEN }),
    anEvent(3, { value: "agentic", personId: BEN, undoesId: 2n }),
    anEvent(4, { value: "sub_task", personId: BEN }),
  ];

  expect(answerBefore(events, anEvent(4, {}))).toEqual({ value: "agentic", personId: ANNA });
});

test("undoing an undo brings the undone answer back", () => {
  const events = [
    anEvent(1, { value: "agentic", personId: ANNA }),
    anEvent(2, { value: "reject", personId: BEN }),
    anEvent(3, { value: "agentic", personId: ANNA, undoesId: 2n }),
  ];

  expect(answerBefore(events, anEvent(3, { undoesId: 2n }))).toEqual({ value: "reject", personId: BEN });
});
