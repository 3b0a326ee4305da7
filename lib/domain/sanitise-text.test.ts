import { expect, test } from "vitest";
import { sanitiseText } from "./sanitise-text";

test.each([
  ["plain", "plain"],
  ["a\0b", "a\uFFFDb"],
  ["\uD800", "\uFFFD"],
  ["x\uDC00\uD800y", "x\uFFFD\uFFFDy"],
  ["😀 pair stays", "😀 pair stays"],
  ["\uD83D😀", "\uFFFD😀"],
])("text %j is stored as %j", (text, stored) => {
  expect(sanitiseText(text)).toBe(stored);
});
