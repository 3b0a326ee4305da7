import { expect, test } from "vitest";
import { signedCount } from "./signed-count";

test.each([
  [12, "+12"],
  [-1096, "−1,096"],
  [0, "±0"],
])("a difference of %d reads %s", (difference, words) => {
  expect(signedCount(difference)).toBe(words);
});
