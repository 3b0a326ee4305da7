import { describe, expect, test } from "vitest";
import type { Question } from "./question";
import { questionsToSettle, settledBySide, settlement, settlementFault } from "./side-choice";

const QUESTIONS: readonly Question[] = [
  { kind: "structure", isRequired: true },
  { kind: "gate", isRequired: false },
  { kind: "outcome", isRequired: false },
  { kind: "note" },
];
const wanted = questionsToSettle(QUESTIONS, ["structure", "gate", "own_gone"]);

test("only what differs and is still asked has to be settled, whether it was required or not", () => {
  expect(wanted).toEqual([
    { kind: "structure", isRequired: true },
    { kind: "gate", isRequired: true },
  ]);
});

test("where nothing differs any question may be settled", () => {
  expect(questionsToSettle(QUESTIONS, []).map(({ kind }) => kind)).toEqual(["structure", "gate", "outcome"]);
});

describe("taking a side", () => {
  test("settles what differs and leaves alone what was agreed", () => {
    expect(settledBySide(wanted, { structure: "agentic", gate: "4", outcome: "ok", note: "hm" })).toEqual({
      answers: { structure: "agentic", gate: "4" },
      open: [],
    });
  });

  test("says what the side left open", () => {
    expect(settledBySide(wanted, { structure: "agentic" })).toEqual({
      answers: { structure: "agentic" },
      open: ["gate"],
    });
  });

  test("of a rejection takes its reason along and asks for nothing more", () => {
    expect(settledBySide(wanted, { structure: "reject", reason: "loop" })).toEqual({
      answers: { structure: "reject", reason: "loop" },
      open: [],
    });
  });

  test("drops an answer that the questions no longer know", () => {
    expect(settledBySide(wanted, { structure: "good", gate: "4" }).open).toEqual(["structure"]);
  });
});

describe("deciding question by question", () => {
  test("needs every question that differs", () => {
    expect(settlementFault(wanted, {})).toBe("Answer at least one question.");
    expect(settlementFault(wanted, { structure: "agentic" })).toMatch(/not answered yet/);
    expect(settlementFault(wanted, { structure: "agentic", gate: "1" })).toBeUndefined();
    expect(settlementFault(wanted, { structure: "reject" })).toBe("A rejection needs a reason.");
  });

  test("sends flags that nobody raised as none, and the note apart", () => {
    const flags: readonly Question[] = [{ kind: "flags", options: [{ key: "loop", text: "Loops" }] }];

    expect(settlementFault(flags, {})).toBeUndefined();
    expect(settlement(flags, { note: " see step 3 " })).toEqual({ answers: { flags: [] }, note: "see step 3" });
  });
});
