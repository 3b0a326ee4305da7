import { expect, test } from "vitest";
import { exactSignTest } from "./exact-sign-test";

/** By whole numbers of any size. */
function byCounting(wins: number, losses: number): number {
  const pairs = wins + losses;
  let ways = 1n;
  let tail = 0n;
  for (let at = 0; at <= Math.min(wins, losses); at += 1) {
    tail += ways;
    ways = (ways * BigInt(pairs - at)) / BigInt(at + 1);
  }
  const share = Number((2n * tail * 10n ** 18n) / 2n ** BigInt(pairs)) / 1e18;

  return Math.min(1, share);
}

test("6 wins and 3 losses are the published p, in both directions", () => {
  expect(exactSignTest(6, 3)).toBe(0.5078125);
  expect(exactSignTest(3, 6)).toBe(0.5078125);
});

test.each([
  [0, 0, 1],
  [1, 0, 1],
  [5, 5, 1],
  [6, 0, 0.03125],
])("%d wins and %d losses give %d", (wins, losses, p) => {
  expect(exactSignTest(wins, losses)).toBe(p);
});

test("it is that of counting all ways, also of many pairs", () => {
  for (const wins of [0, 1, 2, 7, 25, 400, 1_000]) {
    for (const losses of [0, 1, 3, 8, 26, 430, 1_100]) {
      expect(Math.abs(exactSignTest(wins, losses) - byCounting(wins, losses))).toBeLessThan(1e-12);
    }
  }
});

test("10,000 pairs neither overflow nor give nothing where there is something", () => {
  expect(exactSignTest(5_100, 4_900)).toBeCloseTo(byCounting(5_100, 4_900), 12);
  expect(exactSignTest(10_000, 0)).toBe(0);
  expect(exactSignTest(900, 0)).toBeGreaterThan(0);
});

test("counts that cannot be are refused", () => {
  expect(() => exactSignTest(-1, 2)).toThrow(RangeError);
  expect(() => exactSignTest(1.5, 2)).toThrow(RangeError);
});
