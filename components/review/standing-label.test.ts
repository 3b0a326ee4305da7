import { expect, test } from "vitest";
import type { LabelEvent } from "@/lib/contract/labels";
import { nothingToUndo, ownInQueue, ownStanding, standingLabel } from "./standing-label";

function event(overrides: Partial<LabelEvent>): LabelEvent {
  return {
    id: crypto.randomUUID(),
    person: "Ada",
    isMine: true,
    question: "structure",
    queue: null,
    phase: "answer",
    value: "sub_task",
    reason: null,
    note: null,
    span: null,
    version: 1,
    undoes: null,
    isBulk: false,
    at: "2026-11-20T08:00:00.000Z",
    ...overrides,
  };
}

const first = event({ note: "first" });
const second = event({ note: "second" });
const undo = event({ undoes: second.id });
const redo = event({ undoes: undo.id });
const approval = event({ question: "approval", value: "yes" });

test("the newest label that nobody took back stands, whatever was approved since", () => {
  expect(standingLabel([approval, second, first], "sub_task")).toBe(second);
  expect(standingLabel([undo, second, first], "sub_task")).toBe(first);
  expect(standingLabel([redo, undo, second, first], "sub_task")).toBe(second);
});

test("without a label, or with one that no event gave, nothing stands", () => {
  expect(standingLabel([first], null)).toBeUndefined();
  expect(standingLabel([first], "agentic")).toBeUndefined();
});

test("an answer in a queue is not the label that stands, nor what undo takes", () => {
  const answered = event({ queue: "Week 34" });

  expect(standingLabel([answered], "sub_task")).toBeUndefined();
  expect(ownStanding([answered])).toBeUndefined();
});

test("undo takes one's own newest answer that stands, never another person's", () => {
  const theirs = event({ isMine: false, person: "Ben" });
  const mine = event({});

  expect(ownStanding([theirs, mine, first])).toBe(mine);
  expect(ownStanding([event({ undoes: mine.id }), theirs, mine, first])).toBe(first);
  expect(ownStanding([theirs])).toBeUndefined();
  expect(ownStanding([])).toBeUndefined();
});

test("undo speaks of other people only where an answer of theirs stands", () => {
  const theirs = event({ isMine: false, person: "Ben" });
  const nothing = "There is nothing of yours to undo here";

  expect(nothingToUndo([])).toBe(nothing);
  expect(nothingToUndo([event({ undoes: first.id }), first])).toBe(nothing);
  expect(nothingToUndo([event({ undoes: theirs.id }), theirs])).toBe(nothing);
  expect(nothingToUndo([theirs])).toBe("There is no answer of yours to undo here; the others are other people’s");
});

test("one's own answer in a queue is found, unless it was taken back or is somebody else's", () => {
  const answered = event({ queue: "Audit" });
  const settled = event({ queue: "Audit", phase: "adjudication" });
  const undone = event({ queue: "Audit", undoes: answered.id });

  expect(ownInQueue([approval, answered])).toBe(answered);
  expect(ownInQueue([event({ queue: "Audit", isMine: false }), answered])).toBe(answered);
  expect(ownInQueue([settled, answered])).toBeUndefined();
  expect(ownInQueue([event({ value: null }), answered])).toBeUndefined();
  expect(ownInQueue([undone, answered])).toBeUndefined();
  expect(
    ownInQueue([event({ queue: "Audit", isMine: false }), event({ queue: "Audit", question: "gate" })]),
  ).toBeUndefined();
});
