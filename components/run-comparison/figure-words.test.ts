import { expect, test } from "vitest";
import { valueWords } from "./figure-words";
import { pointsText } from "./listed-problems";

test("a value is a share, and no false 0 or 100", () => {
  expect([0.31, 0.0004, 0.9998].map((value) => valueWords(value, false))).toEqual([
    ...["31.0\u00a0%", "under 0.1\u00a0%", "over 99.9\u00a0%"],
  ]);
});

test("a difference has the sign of what is printed", () => {
  expect([0.04, -0.04, 0.0004, -0.0004, 0].map((value) => valueWords(value, true))).toEqual([
    ...["+4.0 points", "−4.0 points", "0.0 points", "0.0 points", "0.0 points"],
  ]);
});

test("headroom of one problem of very many is said to be there", () => {
  expect([0.013, 0.0001, 0].map(pointsText)).toEqual(["+1.3 points", "under 0.1 points", "0.0 points"]);
});
