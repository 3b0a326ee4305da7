import { expect, test } from "vitest";
import { listText } from "./list-text";

test.each([
  [[], ""],
  [["A"], "A"],
  [["A", "B"], "A and B"],
  [["A", "B", "C"], "A, B and C"],
])("%j are listed as %j", (words, text) => {
  expect(listText(words)).toBe(text);
});
