import { expect, test } from "vitest";
import { wrapWords } from "./wrap-words";

test("lines are filled to the width, and a longer word stands alone", () => {
  expect(wrapWords("Unbiased pass@k over 25 problems", 16)).toEqual(["Unbiased pass@k", "over 25 problems"]);
  expect(wrapWords("a extraordinarily b", 5)).toEqual(["a", "extraordinarily", "b"]);
  expect(wrapWords("", 5)).toEqual([]);
});
