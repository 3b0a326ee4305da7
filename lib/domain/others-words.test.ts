import { expect, test } from "vitest";
import { othersWords } from "./others-words";

test("who may not see all rollouts is not told that a run tried none", () => {
  expect(othersWords(false)).toContain("tried");
  expect(othersWords(true)).not.toContain("tried");
});
