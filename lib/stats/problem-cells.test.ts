import { expect, test } from "vitest";
import { countParts, countRecoverable } from "./problem-cells";

test("a run solves problems always, sometimes and never; the second kind is recoverable within its rollouts", () => {
  const problems = [
    { rollouts: 2, successes: 2 },
    { rollouts: 2, successes: 1 },
    { rollouts: 8, successes: 1 },
    { rollouts: 2, successes: 0 },
  ];

  expect(countParts(problems)).toEqual({ always: 1, sometimes: 2, never: 1 });
  expect([2, 8, 9].map((k) => countRecoverable(problems, k))).toEqual([2, 1, 0]);
});
