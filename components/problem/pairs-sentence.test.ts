import { expect, test } from "vitest";
import type { StepPair } from "@/lib/domain/step-pairs";
import { pairsSentence } from "./pairs-sentence";

const same = (at: number, isCall: boolean): StepPair => ({ kind: "same", left: at, right: at, isCall });
const changed = (at: number, isCall: boolean): StepPair => ({ kind: "changed", left: at, right: at, isCall });

test.each([
  [
    "words before the first call are no step that they do the same",
    [same(0, false), changed(1, false), changed(2, true), { kind: "right", right: 3, isCall: true }],
    "They part at the first call: 0 steps with the same calls, 1 with other arguments, 0 only in the left, 1 only in the right. Not compared: 2 turns of words alone, 1 the same and 1 other.",
  ],
  [
    "calls alone are counted up to the parting",
    [same(0, true), changed(1, false), { kind: "left", left: 2, isCall: true }],
    "They make the same calls in 1 step, then part: 1 step with the same calls, 0 with other arguments, 1 only in the left, 0 only in the right. Not compared: 1 turn of words alone, 0 the same and 1 other.",
  ],
  ["the same calls never part", [same(0, true)], "They make the same calls throughout: 1 step."],
  [
    "talk without a call",
    [changed(0, false)],
    "Neither makes a call. Not compared: 1 turn of words alone, 0 the same and 1 other.",
  ],
] satisfies [string, StepPair[], string][])("%s", (_, pairs, words) => {
  expect(pairsSentence(pairs)).toBe(words);
});
