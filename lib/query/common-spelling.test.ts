import { expect, test } from "vitest";
import { commonSpelling, inSmallLetters } from "./common-spelling";

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

test.each([
  ["ΟΔΟΣ", "οδοσ"],
  ["İ", "i"],
  ["𐐀", "𐐨"],
  ["ß", "ß"],
])("%j is %j in small letters, as it is to the database", (name, small) => {
  expect(inSmallLetters(name)).toBe(small);
});
