import { expect, test } from "vitest";
import { shareTint } from "./share-tint";

const percentOf = (successes: number, rollouts: number) => Number(/(\d+)%/.exec(shareTint(successes, rollouts))?.[1]);

test("one success of one try is fainter than eight of eight, and full strength grows no further", () => {
  expect(percentOf(1, 1)).toBeLessThan(percentOf(8, 8) / 2);
  expect(percentOf(2, 4)).toBeLessThan(percentOf(4, 8));
  expect(percentOf(16, 16)).toBe(percentOf(8, 8));
});

test.each([
  [0, 1],
  [0, 8],
  [0, 0],
])("%i of %i has no tint", (successes, rollouts) => {
  expect(percentOf(successes, rollouts)).toBe(0);
});

test("the least success of many is told from none", () => {
  expect(percentOf(1, 36)).toBeGreaterThanOrEqual(10);
});
