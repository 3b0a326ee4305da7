import { expect, test } from "vitest";
import { pairsOfMost } from "./rater-pairs";

test("every two raters in the order in which they are given", () => {
  expect(pairsOfMost(["a", "b", "c"], () => 1)).toEqual([
    ["a", "b"],
    ["a", "c"],
    ["b", "c"],
  ]);
  expect(pairsOfMost(["a"], () => 1)).toEqual([]);
});

test("of more than ten it is those who rated most; of as many whoever comes first", () => {
  // Those with most are c and nine of those with two, which leaves out a and the last of these.
  const ratings = { a: 1, b: 2, c: 3, d: 2, e: 2, f: 2, g: 2, h: 2, i: 2, j: 2, k: 2, l: 2 };

  const pairs = pairsOfMost(Object.entries(ratings), ([, count]) => count);

  expect(pairs).toHaveLength(45);
  expect([...new Set(pairs.flat().map(([name]) => name))].join("")).toBe("bcdefghijk");
});
