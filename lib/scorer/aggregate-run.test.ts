import { expect, test } from "vitest";
import { aggregateRun } from "./aggregate-run";

test("problems that crashed, timed out or were not scored are failures of the whole suite", () => {
  expect(aggregateRun(["yes", "no", "yes"], 8)).toEqual({
    problems: 8,
    solved: 2,
    open: 0,
    successRate: { low: 0.25, high: 0.25 },
  });
});

test("what is open widens the rate instead of leaving the denominator", () => {
  expect(aggregateRun(["yes", "open"], 4).successRate).toEqual({ low: 0.25, high: 0.5 });
});

test("a suite without problems has no rate", () => {
  expect(() => aggregateRun([], 0)).toThrow(RangeError);
  expect(() => aggregateRun(["yes", "yes"], 1)).toThrow(RangeError);
});
