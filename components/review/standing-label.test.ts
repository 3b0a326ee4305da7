import { expect, test } from "vitest";
import { anEvent } from "./given-event";
import { ownInQueue, standingLabel } from "./standing-label";
import { whatUndoTakes } from "./what-undo-takes";

const first = anEvent({ note: "first" });
const second = anEvent({ note: "second" });
const undo = anEvent({ undoes: second.id });
const redo = anEvent({ undoes: undo.id });
const approval = anEvent({ question: "approval", value: "yes" });

const GIVEN = { label: "sub_task", labelSource: "person" } as const;
const NOTHING = { message: "There is nothing of yours to undo here" };

test("the newest label that nobody took back stands, whatever was approved since", () => {
  expect(standingLabel([approval, second, first], GIVEN)).toBe(second);
  expect(standingLabel([undo, second, first], GIVEN)).toBe(first);
  expect(standingLabel([redo, undo, second, first], GIVEN)).toBe(second);
});

test("without a label, or with one that no event gave, nothing stands", () => {
  expect(standingLabel([first], { ...GIVEN, label: null })).toBeUndefined();
  expect(standingLabel([first], { ...GIVEN, label: "agentic" })).toBeUndefined();
});

test.each([
  ["answer", "person", true],
  ["answer", "adjudicated", false],
  ["answer", "agreed", false],
  ["adjudication", "adjudicated", true],
] as const)("an event of phase %s stands as a label that is of %s: %s", (phase, labelSource, stands) => {
  expect(standingLabel([anEvent({ phase })], { ...GIVEN, labelSource }) !== undefined).toBe(stands);
});

test("an answer in a queue is not the label that stands, nor what undo takes", () => {
  const answered = anEvent({ queue: "Week 34" });

  expect(standingLabel([answered], GIVEN)).toBeUndefined();
  expect(whatUndoTakes([answered])).toEqual(NOTHING);
});

test("undo takes one's own newest answer that stands, never another person's", () => {
  const theirs = anEvent({ isMine: false, person: "Ben" });
  const mine = anEvent({});

  expect(whatUndoTakes([theirs, mine, first])).toEqual({ id: mine.id, kind: "label" });
  expect(whatUndoTakes([anEvent({ undoes: mine.id }), theirs, mine, first])).toMatchObject({ id: first.id });
});

test.each(["approval", "gate"] as const)("undo knows an answer on the %s from a label", (question) => {
  expect(whatUndoTakes([anEvent({ question })])).toMatchObject({ kind: question });
});

test("undo takes the answer before a cause, which goes with its gate", () => {
  expect(whatUndoTakes([anEvent({ question: "gate_cause" }), first])).toMatchObject({ id: first.id });
});

test("undo takes the rejection, not the approval that went with it, and nothing for one that went with a queue's", () => {
  const rejection = anEvent({ value: "reject" });
  const withdrawn = anEvent({ question: "approval", value: "no", wentWithLabel: true });
  const overruled = anEvent({ isMine: false, person: "Ben" });

  expect(whatUndoTakes([withdrawn, rejection])).toEqual({ id: rejection.id, kind: "label" });
  expect(whatUndoTakes([overruled, withdrawn, rejection])).toEqual({ id: rejection.id, kind: "label" });
  expect(whatUndoTakes([withdrawn, anEvent({ value: "reject", queue: "Week 34" })])).toEqual(NOTHING);
  expect(whatUndoTakes([anEvent({ undoes: rejection.id }), withdrawn, rejection, approval])).toEqual({
    ...{ id: approval.id, kind: "approval" },
  });
});

test("undo speaks of other people only where an answer of theirs stands", () => {
  const theirs = anEvent({ isMine: false, person: "Ben" });

  expect(whatUndoTakes([])).toEqual(NOTHING);
  expect(whatUndoTakes([anEvent({ undoes: first.id }), first])).toEqual(NOTHING);
  expect(whatUndoTakes([anEvent({ undoes: theirs.id }), theirs])).toEqual(NOTHING);
  expect(whatUndoTakes([theirs])).toEqual({
    message: "There is no answer of yours to undo here; the others are other people’s",
  });
});

test("one's own answer in a queue is found, unless it was taken back or is somebody else's", () => {
  const answered = anEvent({ queue: "Audit" });
  const settled = anEvent({ queue: "Audit", phase: "adjudication" });
  const undone = anEvent({ queue: "Audit", undoes: answered.id });

  expect(ownInQueue([approval, answered])).toBe(answered);
  expect(ownInQueue([anEvent({ queue: "Audit", isMine: false }), answered])).toBe(answered);
  expect(ownInQueue([settled, answered])).toBeUndefined();
  expect(ownInQueue([anEvent({ value: null }), answered])).toBeUndefined();
  expect(ownInQueue([undone, answered])).toBeUndefined();
  expect(
    ownInQueue([anEvent({ queue: "Audit", isMine: false }), anEvent({ queue: "Audit", question: "gate" })]),
  ).toBeUndefined();
});
