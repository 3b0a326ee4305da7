import { expect, test } from "vitest";
import { freeHeight } from "./free-height";

const ROOM = { half: 9, low: 10, high: 200 };

test.each([
  ["nothing is there", 100, [], 100],
  ["a line is above", 100, [[20, 80]], 100],
  ["a line runs through it and there is room above", 190, [[150, 195]], 141],
  ["there is more room near below", 60, [[20, 70]], 79],
  [
    "two lines leave a gap",
    88,
    [
      [90, 105],
      [10, 60],
    ],
    81,
  ],
  ["nothing is free", 100, [[0, 300]], 100],
] as const)("where %s, words wanted at %i stand at the nearest free height", (_, wanted, taken, height) => {
  expect(freeHeight(wanted, taken, ROOM)).toBe(height);
});
