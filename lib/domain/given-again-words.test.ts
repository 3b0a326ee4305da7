import { expect, test } from "vitest";
import { givenAgainWords } from "./given-again-words";

test.each([
  [0, ""],
  [1200, ", 1,200 for a step given before, of which the last counts"],
])("%d further values are told as %j", (points, words) => {
  expect(givenAgainWords(points)).toBe(words);
});
