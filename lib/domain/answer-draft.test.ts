import { describe, expect, test } from "vitest";
import {
  type AnswerDraft,
  activeField,
  answerByDigit,
  chooseAnswer,
  clearAnswer,
  draftOf,
  moveField,
  startReject,
  turnTo,
  writeNote,
} from "./answer-draft";
import { answerFault, committedAnswers } from "./answer-fault";
import { answerFields } from "./answer-field";
import { offeredReasons } from "./label";
import type { Question } from "./question";

const FLAGS = [
  { key: "loop", text: "Loops" },
  { key: "unsafe", text: "Unsafe" },
];
const QUESTIONS: readonly Question[] = [
  { kind: "structure", isRequired: true },
  { kind: "gate", isRequired: true },
  { kind: "flags", options: FLAGS },
  { kind: "note" },
];

const press = (draft: AnswerDraft, ...digits: readonly number[]) =>
  digits.reduce((now, digit) => answerByDigit(QUESTIONS, now, digit), draft);
const fresh = draftOf(QUESTIONS);

describe("digits", () => {
  test("each answers the active field and moves on to the next", () => {
    expect(press(fresh, 1)).toMatchObject({ answers: { structure: "agentic" }, active: "gate" });
    expect(press(fresh, 1, 4)).toMatchObject({ answers: { structure: "agentic", gate: "4" }, active: "flags" });
  });

  test("a rejection asks for its reason before the next question", () => {
    expect(press(fresh, 3)).toMatchObject({ answers: { structure: "reject" }, active: "reason" });
    expect(press(fresh, 3, 6).answers).toEqual({ structure: "reject", reason: "loop" });
  });

  test("a rejection is offered the reasons of the reader, each with its digit there", () => {
    const offered = answerFields(QUESTIONS, { structure: "reject" }).find(({ kind }) => kind === "reason");

    expect(offered?.options.map(({ key, digit }) => ({ reason: key, digit }))).toEqual(offeredReasons("reject"));
    expect(press(fresh, 3, 2).answers).toEqual({ structure: "reject" });
    expect(press(fresh, 3, 8).answers).toEqual({ structure: "reject", reason: "other" });
  });

  test("a stored reason that is not offered any more keeps its place and its words", () => {
    const stored = answerFields(QUESTIONS, { structure: "reject", reason: "model_decided" });

    expect(stored.find(({ kind }) => kind === "reason")?.options[1]).toEqual({
      key: "model_decided",
      text: "The model decided the calls",
      digit: 2,
    });
  });

  test("among several answers a digit adds one or takes it back, and stays", () => {
    const both = press(fresh, 1, 4, 1, 2);

    expect(both).toMatchObject({ answers: { flags: ["loop", "unsafe"] }, active: "flags" });
    expect(press(both, 1).answers["flags"]).toEqual(["unsafe"]);
  });

  test("a digit beyond the answers changes nothing", () => {
    expect(press(fresh, 9)).toBe(fresh);
  });

  test("another structure drops the reason of the rejection", () => {
    const rejected = press(fresh, 3, 6);

    expect(chooseAnswer(QUESTIONS, rejected, { field: "structure", option: "agentic" }).answers).toEqual({
      structure: "agentic",
    });
  });
});

describe("moving and clearing", () => {
  test("a draft that was kept goes on at its first open question", () => {
    expect(draftOf(QUESTIONS, { structure: "agentic" }).active).toBe("gate");
    expect(draftOf(QUESTIONS, { structure: "agentic", gate: "4", flags: [] }).active).toBe("structure");
  });

  test("the ends of the fields stay where they are", () => {
    expect(moveField(QUESTIONS, fresh, -1)).toBe(fresh);
    expect(activeField(QUESTIONS, moveField(QUESTIONS, fresh, 1))?.key).toBe("gate");
  });

  test("clearing takes the newest answer first, then the one before it", () => {
    const once = clearAnswer(QUESTIONS, press(fresh, 1, 4));

    expect(once).toMatchObject({ answers: { structure: "agentic" }, active: "gate" });
    expect(clearAnswer(QUESTIONS, once)).toMatchObject({ answers: {}, active: "structure" });
  });

  test("an emptied note is no answer", () => {
    expect(writeNote(writeNote(fresh, "odd"), "").answers).toEqual({});
  });
});

describe("rejecting by its key", () => {
  test("the next digit is the reason and completes the answer", () => {
    const rejected = startReject(QUESTIONS, fresh);

    expect(rejected).toMatchObject({ active: "reason", isQuickReject: true });
    expect(answerFault(QUESTIONS, press(rejected, 3).answers)).toBeUndefined();
  });

  test.each([
    ["the field before", (draft: AnswerDraft) => moveField(QUESTIONS, draft, -1)],
    ["the field after", (draft: AnswerDraft) => moveField(QUESTIONS, draft, 1)],
    ["another field", (draft: AnswerDraft) => turnTo(draft, "structure")],
    ["an answer", (draft: AnswerDraft) => chooseAnswer(QUESTIONS, draft, { field: "structure", option: "agentic" })],
  ])("who turned to %s gives no whole answer by one digit any more", (_where, turned) => {
    const rejected = startReject(QUESTIONS, fresh);

    expect(turnTo(rejected, "reason")).toBe(rejected);
    expect(turned(rejected).isQuickReject).toBe(false);
  });

  test("does nothing where structure is not asked", () => {
    const questions: readonly Question[] = [{ kind: "gate", isRequired: true }];
    const draft = draftOf(questions);

    expect(startReject(questions, draft)).toBe(draft);
  });
});

describe("what keeps answers from being committed", () => {
  test("the first required question without an answer", () => {
    expect(answerFault(QUESTIONS, {})).toEqual({ field: "structure", says: "“Structure” is not answered yet." });
    expect(answerFault(QUESTIONS, { structure: "sub_task" })?.field).toBe("gate");
    expect(answerFault(QUESTIONS, { structure: "sub_task", gate: "2" })).toBeUndefined();
  });

  test("a rejection needs a reason and nothing else", () => {
    expect(answerFault(QUESTIONS, { structure: "reject" })?.field).toBe("reason");
    expect(answerFault(QUESTIONS, { structure: "reject", reason: "loop" })).toBeUndefined();
  });

  test("another reason needs the note", () => {
    expect(answerFault(QUESTIONS, { structure: "reject", reason: "other", note: " " })?.field).toBe("note");
    expect(answerFault(QUESTIONS, { structure: "reject", reason: "other", note: "a joke" })).toBeUndefined();
  });
});

describe("what is committed", () => {
  test("flags that nobody raised are committed as none", () => {
    expect(committedAnswers(QUESTIONS, { structure: "agentic", gate: "4" })).toEqual({
      structure: "agentic",
      gate: "4",
      flags: [],
    });
    expect(committedAnswers(QUESTIONS, { structure: "reject", reason: "loop" })).toEqual({
      structure: "reject",
      reason: "loop",
    });
  });

  test("the note of a rejection for another reason goes with it, and with no other answer", () => {
    const asked: readonly Question[] = [{ kind: "structure", isRequired: true }];
    const other = { structure: "reject", reason: "other", note: "A long note" };

    expect(committedAnswers(asked, other)).toEqual(other);
    // The field is gone from the screen, so nobody sees what would be sent.
    for (const answers of [{ structure: "agentic" }, { structure: "reject", reason: "loop" }]) {
      expect(answerFields(asked, { ...other, ...answers }).map(({ key }) => key)).not.toContain("note");
      expect(committedAnswers(asked, { ...answers, note: "A long note" })).toEqual(answers);
    }
    expect(committedAnswers(QUESTIONS, { structure: "agentic", gate: "4", note: "A long note" })["note"]).toBe(
      "A long note",
    );
  });

  test("answers to questions that are not asked any more stay behind", () => {
    expect(committedAnswers([{ kind: "gate", isRequired: true }], { gate: "2", own_tone: "good" })).toEqual({
      gate: "2",
    });
  });
});
