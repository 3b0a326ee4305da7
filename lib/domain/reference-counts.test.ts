import { expect, test } from "vitest";
import { solvedOf } from "./reference-counts";

test.each([
  [0.427, 75, 32],
  [42.7 / 100, 75, 32],
  [35.1 / 100, 74, 26],
  [0.64, 75, 48],
  [0, 75, 0],
  [1, 3, 3],
  [1 / 3, 3, 1],
])("%d of %d problems is %d solved", (share, problems, solved) => {
  expect(solvedOf(share, problems)).toBe(solved);
});

test.each([
  [0.348, 75],
  [0.351, 75],
  [0.5, 75],
  [0.5, 0],
])("%d of %d problems is no whole number of them", (share, problems) => {
  expect(solvedOf(share, problems)).toBeUndefined();
});
