import { expect, test } from "vitest";
import { bandRuns, markEnds } from "./curve-geometry";

const at = (k: number, low?: number, high?: number) => ({ k, value: 0.5, low, high });

test("a band ends where a value has no interval, and where a k is missing", () => {
  const runs = bandRuns([at(1, 0.1, 0.2), at(2, 0.3, 0.4), at(3), at(4, 0.5, 0.6), at(6, 0.7, 0.8)]);

  expect(runs.map((run) => run.map(({ k }) => k))).toEqual([[1, 2], [4], [6]]);
});

test("a mark is drawn to the inside at the ends of the axis, and around its k elsewhere", () => {
  expect(markEnds(1, 8)[0]).toBe(1);
  expect(markEnds(8, 8)[1]).toBe(8);
  const [from, to] = markEnds(4, 8);
  expect((from + to) / 2).toBeCloseTo(4, 12);
});
