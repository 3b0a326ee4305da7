import { expect, test } from "vitest";
import { passCurve } from "./pass-curve";
import { successRate } from "./success-rate";

const tries = (counts: readonly (readonly [number, number])[]) =>
  counts.map(([successes, rollouts], at) => ({ problem: `problem ${at}`, rollouts, successes }));

test("with as many rollouts of every problem it is pass@1, with its interval", () => {
  const problems = tries(Array.from({ length: 25 }, (_, at) => [at % 5, 4] as const));

  expect(successRate(problems, 1)).toEqual(passCurve(problems, { ks: [1], seed: 1 })[0]?.passAtK);
});

test("with one rollout a problem the interval is Wilson's: 32 of 75", () => {
  const problems = tries(Array.from({ length: 75 }, (_, at) => [at < 32 ? 1 : 0, 1] as const));

  expect(successRate(problems, 1)).toMatchObject({
    value: 32 / 75,
    interval: { low: expect.closeTo(0.3208, 3), high: expect.closeTo(0.5397, 3) },
    resamples: 0,
  });
});

test("it counts rollouts alike, where pass@1 counts problems alike, and rests on problems", () => {
  const problems = tries([[8, 8], ...Array.from({ length: 11 }, () => [0, 1] as const)]);

  const rate = successRate(problems, 1);

  expect(rate).toMatchObject({ kind: "estimated", value: 8 / 19, n: 12, clusters: 12 });
  expect(rate.kind === "estimated" && rate.interval.low < 8 / 19 && rate.interval.high > 8 / 19).toBe(true);
});

test("where no rollout of 30 problems succeeded, or all did, the interval is Wilson's over them", () => {
  const uneven = (isSolved: boolean) =>
    tries(Array.from({ length: 30 }, (_, at) => [isSolved ? 1 + (at % 3) : 0, 1 + (at % 3)] as const));
  const shared = { kind: "estimated", n: 30, clusters: 30, resamples: 0, note: expect.stringContaining("alike") };

  // 1.96² ÷ (30 + 1.96²) = 0.1135.
  expect(successRate(uneven(false), 1)).toMatchObject({
    ...{ ...shared, value: 0 },
    interval: { low: 0, high: expect.closeTo(0.1135, 4) },
  });
  expect(successRate(uneven(true), 1)).toMatchObject({
    ...{ ...shared, value: 1 },
    interval: { low: expect.closeTo(0.8865, 4), high: 1 },
  });
});

test("a rate between has no such note", () => {
  const rate = successRate(tries(Array.from({ length: 30 }, (_, at) => [at % 2, 1 + (at % 3)] as const)), 1);

  expect(rate).toMatchObject({ kind: "estimated", resamples: 10_000 });
  expect(rate).not.toHaveProperty("note");
});

test("few problems have a rate without an interval, none has none", () => {
  expect(successRate(tries([[1, 2]]), 1)).toMatchObject({ kind: "too_few", value: 0.5 });
  expect(successRate([], 1)).toMatchObject({ kind: "undefined" });
});
