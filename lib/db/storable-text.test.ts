import { expect, test } from "vitest";
import { storableText } from "./storable-text";

test.each([
  ["a\u0000b", "a\ufffdb"],
  ["\ud800x", "\ufffdx"],
  ["x\udc00", "x\ufffd"],
  ["𝒳 stays, and so does é", "𝒳 stays, and so does é"],
])("%j becomes %j", (text, stored) => {
  expect(storableText(text)).toBe(stored);
});
