import { expect, test } from "vitest";
import { commonSpelling, mergedCounts } from "./common-spelling";

test("names that differ in capital letters alone have the spelling of most", () => {
  const shown = commonSpelling([
    ["Cart", 2],
    ["cart", 1],
    ["CART", 4],
    ["cart", 2],
    ["other", 9],
    [null, 99],
  ]);

  expect(["cart", "Cart", "CART", "Other", "new", null].map(shown)).toEqual([
    ...["CART", "CART", "CART", "other", "new"],
    null,
  ]);
});

test("of equally many it is the same one, whatever order they come in", () => {
  const names = [
    ["b", 1],
    ["B", 1],
  ] as const;

  expect(commonSpelling(names)("b")).toBe("B");
  expect(commonSpelling(names.toReversed())("b")).toBe("B");
});

test("counts of all spellings stand under the one of most, and what has no name stands apart", () => {
  const counts = mergedCounts([
    ["cart", 2],
    [null, 5],
    ["Cart", 3],
    ["other", 1],
    ["cart", 2],
  ]);

  expect([...counts]).toEqual([
    ["cart", 7],
    [null, 5],
    ["other", 1],
  ]);
});
