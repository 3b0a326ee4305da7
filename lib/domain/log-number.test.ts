import { expect, test } from "vitest";
import { logNumbers } from "./log-number";

test.each([
  [[], ""],
  [[0], "logged call 1"],
  [[1, 4], "logged calls 2, 5"],
  [[1, 4, 5], "logged calls 2, 5, 6"],
  [[1, 4, 5, 30], "4 logged calls from 2 to 31"],
])("entries of the log are counted from 1, and many are not listed: %j", (orders, words) => {
  expect(logNumbers(orders)).toBe(words);
});
