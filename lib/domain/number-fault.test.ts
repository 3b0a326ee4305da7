import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "./filter-thresholds";
import { numberFault } from "./number-fault";
import { THRESHOLD_FIELDS } from "./threshold-fields";

const { agenticShare, tokenBudget } = THRESHOLD_FIELDS;

test.each([
  ["0,75", "Decimals stand behind a point, not a comma"],
  ["0.1234567", "It takes at most six decimals"],
  ["1.7", "It takes numbers from 0 to 1"],
  ["half", "It takes numbers from 0 to 1"],
])("of the share “%s” it says exactly what is wrong", (text, says) => {
  expect(agenticShare.apply(DEFAULT_THRESHOLDS, text)).toBeUndefined();
  expect(numberFault(agenticShare.range, text)).toBe(says);
});

test.each([
  ["14,336", "Thousands stand without commas"],
  ["0.5", "It takes whole numbers from 1 to 2,000,000,000, without commas"],
])("of the whole number “%s” it says so, too", (text, says) => {
  expect(numberFault(tokenBudget.range, text)).toBe(says);
});

test("a share may begin with its point, and the number is the same", () => {
  const read = (text: string) => agenticShare.apply(DEFAULT_THRESHOLDS, text)?.agenticShare;

  expect([read(".5"), read(".123456")]).toEqual([0.5, 0.123456]);
  expect([read("."), read(""), read("5."), read("..5")]).toEqual([undefined, undefined, undefined, undefined]);
});
