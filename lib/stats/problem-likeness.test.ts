import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { problemLikeness } from "./problem-likeness";

test("by hand: four problems of two labels, one of them divided", () => {
  const found = problemLikeness([
    [
      { count: 2, sum: 2 },
      { count: 2, sum: 2 },
      { count: 2, sum: 0 },
      { count: 2, sum: 1 },
    ],
  ]);

  // Mean 5/8: between 2 · (2 · 9/64 + 25/64 + 1/64) / 3 = 11/24, within 1/2 / 4 = 1/8; (b − w) / (b + w).
  expect(found).toBeCloseTo((11 / 24 - 1 / 8) / (11 / 24 + 1 / 8), 12);
});

test("labels of a problem that never differ are wholly alike; those that always do, or stand alone, are not", () => {
  const whole = [
    { count: 3, sum: 3 },
    { count: 2, sum: 0 },
  ];
  const divided = [
    { count: 2, sum: 1 },
    { count: 2, sum: 1 },
  ];
  const alone = [
    { count: 1, sum: 1 },
    { count: 1, sum: 0 },
  ];

  expect(problemLikeness([whole])).toBe(1);
  expect(problemLikeness([divided])).toBe(0);
  expect(problemLikeness([alone])).toBe(0);
  expect(problemLikeness([])).toBe(0);
});

test.each([0, 0.2, 0.6])(
  "a likeness of %f is found again, and strata of other rates are not taken for it",
  (wanted) => {
    const rng = createRng(2, "likeness");
    const strata = [0.1, 0.5, 0.8].map((chance) =>
      Array.from({ length: 1_500 }, () => {
        const common = rng.chance(chance);
        const count = rng.between(1, 7);
        const marks = Array.from({ length: count }, () =>
          rng.chance(Math.sqrt(wanted)) ? common : rng.chance(chance),
        );
        return { count, sum: marks.filter(Boolean).length };
      }),
    );

    expect(Math.abs(problemLikeness(strata) - wanted)).toBeLessThan(0.03);
  },
);
