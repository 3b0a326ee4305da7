import { describe, expect, test } from "vitest";
import {
  chooseByDigit,
  chooseLabel,
  clearChoice,
  draftFault,
  EMPTY_DRAFT,
  missingField,
  repeatsLabel,
} from "./label-draft";

const press = (...digits: readonly number[]) => digits.reduce(chooseByDigit, EMPTY_DRAFT);

describe("digits", () => {
  test("the first chooses the structure, the next its reason", () => {
    expect(press(2)).toMatchObject({ label: "sub_task", reason: undefined, field: "reason" });
    expect(press(2, 3)).toMatchObject({ label: "sub_task", reason: "narration_only" });
  });

  test("a digit beyond the list changes nothing", () => {
    expect(press(7)).toEqual(EMPTY_DRAFT);
    expect(press(1, 9)).toMatchObject({ label: "agentic", reason: undefined });
  });

  test("a reason keeps its digit under every label, and is not offered where it speaks against the label", () => {
    expect(press(1, 2)).toMatchObject({ label: "agentic", reason: "model_decided" });
    expect(press(2, 2)).toMatchObject({ label: "sub_task", reason: undefined });
    expect(press(3, 2)).toMatchObject({ label: "reject", reason: undefined });
    expect(press(2, 8).reason).toBe(press(1, 8).reason);
  });

  test("another structure drops the reason of the first", () => {
    expect(chooseLabel(press(2, 3), "agentic").reason).toBeUndefined();
    expect(chooseLabel(press(2, 3), "sub_task").reason).toBe("narration_only");
  });

  test("clearing takes the reason back before the structure", () => {
    const once = clearChoice(press(3, 6));

    expect(once).toMatchObject({ label: "reject", reason: undefined });
    expect(clearChoice(once)).toEqual(EMPTY_DRAFT);
  });
});

describe("draftFault", () => {
  test.each([
    ["nothing chosen", EMPTY_DRAFT, "structure", "Choose a structure first."],
    ["a rejection without a reason", press(3), "reason", "A rejection needs a reason."],
    ["another reason without words", press(1, 8), "note", "Say in the note what the other reason is."],
    ["a label", press(1), undefined, undefined],
    ["a rejection with its reason", press(3, 6), undefined, undefined],
  ] as const)("%s", (_, draft, missing, fault) => {
    expect([missingField(draft), draftFault(draft)]).toEqual([missing, fault]);
  });
});

describe("repeatsLabel", () => {
  const span = { step: 0, field: "thought", start: 0, end: 3, quote: "Yes" } as const;

  test.each([
    ["the label that stands", press(1), undefined, true],
    ["the label that stands, with a reason", press(1, 2), undefined, false],
    ["the label that stands, with words that it cites", press(1), span, false],
    ["another label", press(2), undefined, false],
    ["nothing chosen", EMPTY_DRAFT, undefined, false],
  ] as const)("%s", (_, draft, cited, isRepeated) => {
    expect(repeatsLabel(draft, "agentic", cited)).toBe(isRepeated);
  });

  test("nothing repeats a label where none stands", () => {
    expect(repeatsLabel(press(1), null, undefined)).toBe(false);
  });
});
