import { expect, test } from "vitest";
import { effectiveClusters } from "./effective-clusters";

const of = (...counts: readonly number[]) => effectiveClusters(counts.map((count) => ({ count })));

test.each([
  ["clusters of equal size are as many", of(7, 7, 7, 7), 4],
  ["clusters that count nothing are none", of(7, 0, 7, 0), 2],
  // By hand: 12 squared by 9 + 9, and 6 squared by 9 + 4 + 1.
  ["one of three beside nine of one are eight", of(3, 1, 1, 1, 1, 1, 1, 1, 1, 1), 8],
  ["in whatever measure", of(0.3, 0.2, 0.1), 36 / 14],
  ["a single cluster is one", of(50), 1],
])("%s", (_, found, expected) => {
  expect(found).toBeCloseTo(expected, 12);
});

test("where one has nearly everything they are hardly more than one, and of nothing there is no number", () => {
  expect(of(1_000, 1, 1, 1)).toBeGreaterThan(1);
  expect(of(1_000, 1, 1, 1)).toBeLessThan(1.01);
  expect(of(0, 0)).toBeNaN();
});
