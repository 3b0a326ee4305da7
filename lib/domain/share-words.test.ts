import { expect, test } from "vitest";
import { shareWords } from "./share-words";

test.each([
  [0, "0.0 %"],
  [12 / 38_410, "under 0.1 %"],
  [0.001, "0.1 %"],
  [0.1214, "12.1 %"],
  [0.997, "99.7 %"],
  [0.99949, "99.9 %"],
  [38_398 / 38_410, "over 99.9 %"],
  [1, "100.0 %"],
])("a share of %d reads %s", (share, says) => {
  expect(shareWords(share)).toBe(says);
});

test("what only rounding keeps from none or from all is none or all", () => {
  expect([5e-17, 1 - 1e-16, 1 + 2e-16].map(shareWords)).toEqual(["0.0 %", "100.0 %", "100.0 %"]);
});
