import { expect, test } from "vitest";
import {
  citeInGate,
  clearGate,
  EMPTY_GATE_DRAFT,
  type GateDraft,
  gateByDigit,
  gateDraftFault,
  isGateComplete,
} from "./gate-draft";

const after = (digits: readonly number[], judged?: 1 | 2 | 3 | 4 | 5): GateDraft =>
  digits.reduce((draft, digit) => gateByDigit(draft, digit, judged), EMPTY_GATE_DRAFT);

test.each([
  ["the judge's own gate needs no cause", [3], 3, true],
  ["a gate where the judge names none needs no cause", [3], undefined, true],
  ["another gate than the judge's asks for the cause", [2], 3, false],
  ["with its cause it is complete", [2, 1], 3, true],
  ["another cause waits for its note", [2, 8], 3, false],
] as const)("%s", (_, digits, judged, isComplete) => {
  expect(isGateComplete(after(digits, judged))).toBe(isComplete);
});

test("a digit that names nothing changes nothing", () => {
  expect(after([6], 3)).toBe(EMPTY_GATE_DRAFT);
  const asked = after([2], 3);

  expect(gateByDigit(asked, 9, 3)).toBe(asked);
});

test("clearing takes the cause back, then the gate, then the draft", () => {
  const asked = after([2], 3);
  const whole = gateByDigit(asked, 1, 3);

  expect(clearGate(whole)).toEqual(asked);
  expect(clearGate(asked)).toEqual(EMPTY_GATE_DRAFT);
  expect(clearGate(EMPTY_GATE_DRAFT)).toBeUndefined();
});

test("the same words are cited once, and at most ten places", () => {
  const span = { step: 0, field: "thought", start: 0, end: 4, quote: "Look" } as const;
  const twice = citeInGate(citeInGate(EMPTY_GATE_DRAFT, span), { ...span });
  const many = Array.from({ length: 12 }, (_, step) => ({ ...span, step })).reduce(citeInGate, EMPTY_GATE_DRAFT);

  expect(twice.spans).toEqual([span]);
  expect(many.spans).toHaveLength(10);
});

test("a draft says what it lacks", () => {
  expect(gateDraftFault(EMPTY_GATE_DRAFT)).toBe("Choose a gate first.");
  expect(gateDraftFault(after([2, 8], 3))).toBe("Say in the note what the other cause is.");
  expect(gateDraftFault({ ...after([2, 8], 3), note: "Cut twice." })).toBeUndefined();
});
