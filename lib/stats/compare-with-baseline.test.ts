import { expect, test } from "vitest";
import { compareWithBaseline } from "./compare-with-baseline";
import type { ProblemTries } from "./pass-curve";

/** Problems p0, p1, …, with these successes of so many rollouts. */
function givenRun(successes: readonly number[], rollouts = 1, first = 0): ProblemTries[] {
  return successes.map((count, at) => ({ problem: `p${first + at}`, rollouts, successes: count }));
}

function ones(count: number, of: number): number[] {
  return Array.from({ length: of }, (_, at) => (at < count ? 1 : 0));
}

function compareOne(a: readonly ProblemTries[], b: readonly ProblemTries[], seed = 1) {
  const [comparison] = compareWithBaseline(a, [b], seed);
  if (comparison === undefined) throw new Error("There is no comparison.");
  return comparison;
}

test("wins are those of b over the baseline, on the problems that both have", () => {
  const comparison = compareOne(givenRun([0, 0, 1, 1, 1]), givenRun([1, 0, 1, 0, 1, 0], 1, 1));

  expect(comparison).toMatchObject({ common: 4, onlyA: 1, onlyB: 2, wins: 1, losses: 2, ties: 1, test: "mcnemar" });
  expect(comparison).toMatchObject({ a: 0.75, b: 0.5, difference: { value: -0.25, n: 4 } });
});

test("with unequal numbers of rollouts the larger share wins, and equal shares are a tie", () => {
  const a = [
    { problem: "tie", rollouts: 3, successes: 1 },
    { problem: "win", rollouts: 3, successes: 1 },
    { problem: "loss", rollouts: 1, successes: 1 },
  ];
  const b = [
    { problem: "tie", rollouts: 6, successes: 2 },
    { problem: "win", rollouts: 8, successes: 3 },
    { problem: "loss", rollouts: 8, successes: 7 },
  ];

  expect(compareOne(a, b)).toMatchObject({ wins: 1, losses: 1, ties: 1, test: "sign", p: 1 });
});

test("runs without a common problem have no figures", () => {
  const comparison = compareOne(givenRun([1]), givenRun([1], 1, 5));

  expect(comparison).toMatchObject({ common: 0, a: undefined, b: undefined, p: 1, difference: { kind: "undefined" } });
  expect(comparison.separation).toEqual({ kind: "not_separable", n: 0, moreProblems: undefined });
});

test("a clear difference is separable, and its interval is that of resampled problems", () => {
  const comparison = compareOne(givenRun(ones(20, 75)), givenRun(ones(45, 75)));

  expect(comparison.separation).toEqual({ kind: "separable" });
  expect(comparison.difference).toMatchObject({
    kind: "estimated",
    value: expect.closeTo(1 / 3, 12),
    resamples: 10_000,
  });
  // By the normal approximation: 1.96 · √(1/3 · 2/3 ÷ 75) = 0.107.
  if (comparison.difference.kind !== "estimated") return;
  expect(comparison.difference.interval.low).toBeCloseTo(0.227, 1);
  expect(comparison.difference.interval.high).toBeCloseTo(0.44, 1);
});

test("a small difference is not, and how many more problems would be needed is said", () => {
  // 6 wins, 3 losses of 20: mean 0.15, variance (9 − 20 · 0.15²) ÷ 19 = 0.45, (1.96 + 0.8416)² · 0.45 ÷ 0.15² = 157 for
  // the interval. The exact test needs 166: its power is 0.7996 at 165 problems and 0.8021 at 166, by fractions in Python.
  const a = givenRun([...ones(0, 6), ...ones(3, 3), ...ones(7, 11)]);
  const b = givenRun([...ones(6, 6), ...ones(0, 3), ...ones(7, 11)]);

  expect(compareOne(a, b).separation).toEqual({ kind: "not_separable", n: 20, moreProblems: 146 });
});

/** Of 8 rollouts each: so many problems with these successes of a and b. */
function givenPairs(...groups: readonly (readonly [problems: number, a: number, b: number])[]) {
  const successes = (run: 1 | 2) => groups.flatMap((group) => Array.from({ length: group[0] }, () => group[run]));

  return compareOne(givenRun(successes(1), 8), givenRun(successes(2), 8));
}

test("a run that wins fewer problems is not better for gaining more where it wins, however sure both are", () => {
  const comparison = givenPairs([15, 1, 7], [35, 7, 6], [25, 4, 4]);

  // (15 · 6 − 35) ÷ (75 · 8); 2 · Σ C(50, 0…15) ÷ 2^50.
  expect(comparison).toMatchObject({ wins: 15, losses: 35, difference: { value: expect.closeTo(55 / 600, 12) } });
  expect(comparison.p).toBeCloseTo(0.0066, 4);
  if (comparison.difference.kind !== "estimated") throw new Error("It has an interval.");
  expect(comparison.difference.interval.low).toBeGreaterThan(0);
  expect(comparison.separation).toEqual({ kind: "not_separable", n: 75, moreProblems: undefined });
  expect(givenPairs([15, 7, 1], [35, 6, 7], [25, 4, 4]).separation).toEqual(comparison.separation);
});

test("with as many wins as losses no number of problems would do, whatever the difference", () => {
  expect(givenPairs([10, 2, 6], [10, 5, 4]).separation).toEqual({
    ...{ kind: "not_separable", n: 20, moreProblems: undefined },
  });
});

test("the number is that of the exact test at the level of this comparison", () => {
  const same = givenRun(ones(0, 20));
  const among = compareWithBaseline(same, [givenRun(ones(7, 20)), ...Array.from({ length: 6 }, () => same)], 1);

  // p is 2 ÷ 2^7. Of 21 problems the power at 0.05 ÷ 7 is 0.29, of 31 it is 0.81.
  expect(among[0]).toMatchObject({ p: 0.015625, separation: { kind: "not_separable", moreProblems: 11 } });
  expect(among[0]?.holmP).toBeCloseTo(7 * 0.015625, 12);
  expect(compareOne(same, givenRun(ones(5, 20))).separation).toMatchObject({ moreProblems: 11 });
  expect(compareOne(givenRun(ones(0, 12)), givenRun(ones(5, 12))).separation).toMatchObject({ moreProblems: 6 });
});

test("where the interval needs more problems than the test, the number is the interval's", () => {
  // 30 wins by an eighth and two losses of all 8: mean 14 ÷ 320 = 0.04375, variance (30 ÷ 64 + 2 − 40 · 0.04375²) ÷ 39 =
  // 0.061338, 7.8489 · 0.061338 ÷ 0.04375² = 251.5.
  const { p, separation } = givenPairs([30, 4, 5], [2, 8, 0], [8, 4, 4]);

  expect(p).toBeLessThan(0.0001);
  expect(separation).toEqual({ kind: "not_separable", n: 40, moreProblems: 212 });
});

test("no number is named where over 10,000 more problems would be needed", () => {
  // 101 wins and 99 losses of 1,000: about 7.85 · 0.2 ÷ 0.002² = 392,000.
  const a = givenRun([...ones(0, 101), ...ones(99, 99), ...ones(0, 800)]);
  const b = givenRun([...ones(101, 101), ...ones(0, 99), ...ones(0, 800)]);

  expect(compareOne(a, b).separation).toEqual({ kind: "not_separable", n: 1_000, moreProblems: undefined });
});

test("no number of problems is named for equal runs, or from fewer than ten problems", () => {
  const equal = compareOne(givenRun(ones(5, 20)), givenRun(ones(5, 20)));

  expect(equal.separation).toEqual({ kind: "not_separable", n: 20, moreProblems: undefined });
  expect(compareOne(givenRun(ones(1, 9)), givenRun(ones(3, 9))).separation).toMatchObject({ moreProblems: undefined });
});

test("several runs against one baseline: what one test finds must hold among all of them", () => {
  const baseline = givenRun(ones(0, 40));
  const better = givenRun(ones(6, 40));
  const same = givenRun(ones(0, 40));

  const [alone] = compareWithBaseline(baseline, [better], 1);
  const [among] = compareWithBaseline(baseline, [better, same, same], 1);

  expect(alone).toMatchObject({ p: 0.03125, holmP: 0.03125, separation: { kind: "separable" } });
  expect(among).toMatchObject({ p: 0.03125, holmP: 0.09375, separation: { kind: "not_separable" } });
});

test("variants of one problem are resampled together", () => {
  const a = givenRun(ones(20, 80));
  const b = givenRun(ones(40, 80));
  const clustered = (run: readonly ProblemTries[]) =>
    run.map((tries, at) => ({ ...tries, cluster: `c${Math.floor(at / 8)}` }));
  const width = (comparison: ReturnType<typeof compareOne>) =>
    comparison.difference.kind === "estimated"
      ? comparison.difference.interval.high - comparison.difference.interval.low
      : 0;

  expect(width(compareOne(clustered(a), clustered(b)))).toBeGreaterThan(1.5 * width(compareOne(a, b)));
});

test("a run that shares no problem with the baseline is no test that the others pay for", () => {
  const baseline = givenRun(ones(0, 12));
  const better = givenRun(ones(6, 12));
  const [alone] = compareWithBaseline(baseline, [better], 1);

  const [pair, stranger] = compareWithBaseline(baseline, [better, givenRun(ones(3, 12), 1, 100)], 1);

  expect(stranger).toMatchObject({ common: 0, holmP: 1 });
  expect(pair?.holmP).toBe(alone?.holmP);
});
