import { expect, test } from "vitest";
import { estimateWords, formatPlain, formatPoints, formatShare, formatSigned } from "./format-estimate";
import { scaledName, scaleTop } from "./scale-top";

test("an estimate is its value with its interval, the unit once, or why there is none", () => {
  expect(estimateWords({ value: 0.1214, low: 0.0911, high: 0.158, n: 312 }, formatShare)).toBe(
    "12.1\u00a0% (9.1 to 15.8)",
  );
  expect(estimateWords({ value: -0.126, low: -0.2, high: 0.001, n: 312 }, formatSigned)).toBe("−0.13 (−0.20 to 0.00)");
  expect(estimateWords({ value: 0.5, low: null, high: null, n: 3 }, formatPlain)).toBe("0.50");
  expect(estimateWords({ value: null, reason: "Too few to say.", n: 3 }, formatPlain)).toBe("Too few to say.");
});

test("a bias has its sign, and none where it rounds to nothing", () => {
  expect([0.126, -0.126, 0.004, -0.004].map(formatSigned)).toEqual(["+0.13", "−0.13", "0.00", "0.00"]);
});

test("lines end at a whole tenth above every interval, which the column names", () => {
  const upTo = (high: number) => ({ value: high / 2, low: 0, high, n: 20 });

  expect(scaleTop([upTo(0.31), upTo(0.12)])).toBe(0.4);
  expect(scaleTop([upTo(0.3)])).toBe(0.3);
  expect(scaleTop([upTo(1)])).toBe(1);
  expect(scaleTop([{ value: null, reason: "Too few.", n: 2 }])).toBe(0.1);
  expect(scaledName("Another gate", [upTo(0.3)])).toBe("Another gate, 0 to 30\u00a0%");
  expect(scaledName("Another gate", [{ value: null, reason: "Too few.", n: 2 }])).toBe("Another gate");
});

test("a share is no false 0 and no false 100, also as the end of an interval", () => {
  expect([0, 12 / 38_410, 0.1214, 0.9998, 1].map(formatShare)).toEqual([
    ...["0.0\u00a0%", "under 0.1\u00a0%", "12.1\u00a0%", "over 99.9\u00a0%", "100.0\u00a0%"],
  ]);
  expect(estimateWords({ value: 0.01, low: 0.0004, high: 0.04, n: 312 }, formatShare)).toBe(
    "1.0\u00a0% (under 0.1 to 4.0)",
  );
});

test("a difference of shares has its sign, and none where it rounds to nothing", () => {
  expect([0.04, -0.17, 0.0004, -0.0004, 0].map(formatPoints)).toEqual([
    ...["+4.0 points", "−17.0 points", "0.0 points", "0.0 points", "0.0 points"],
  ]);
});
