import { expect, test } from "vitest";
import { exactSignTest } from "./exact-sign-test";
import { signTestFindings } from "./sign-test-findings";
import { signTestProblems } from "./sign-test-problems";

const MORE = 10_000;

function needed(wins: number, losses: number, problems: number, level: number, from = problems + 1) {
  return signTestProblems({ wins, losses, problems, level, from, most: problems + MORE });
}

// Computed apart from this in whole numbers and fractions (Python): from one more problem on, upwards, the sum over all
// wins and losses of n problems of their multinomial chance where the wider side has 2 · Σ C(d, i) ÷ 2^d under the level.
// The power of one problem less is 0.772 to 0.7997, that of the number itself 0.8005 to 0.834.
test.each([
  [7, 0, 20, 0.05 / 7, 31],
  [5, 0, 20, 0.05, 31],
  [5, 0, 12, 0.05, 18],
  [6, 0, 12, 0.05 / 3, 17],
  [10, 5, 20, 0.05, 99],
  [10, 5, 20, 0.05 / 2, 118],
  [6, 3, 20, 0.05, 166],
  [3, 6, 20, 0.05 / 3, 216],
])("%d wins and %d losses of %d problems at level %d need %d", (wins, losses, problems, level, n) => {
  expect(needed(wins, losses, problems, level)).toBe(n);
});

// Where no problem is even the power has teeth: of 14 to 6 it is 0.7495 at 48 problems, 0.8100 at 49.
test.each([
  [14, 6, 20, 49],
  [12, 8, 20, 199],
])("without ties %d to %d of %d need %d", (wins, losses, problems, n) => {
  expect(needed(wins, losses, problems, 0.05)).toBe(n);
});

test("it is no fewer than asked for, and undefined where so many are not enough", () => {
  expect(needed(7, 0, 20, 0.05 / 7, 60)).toBe(60);
  expect(needed(2, 1, 1_000, 0.05)).toBeUndefined();
  expect(signTestProblems({ wins: 7, losses: 0, problems: 20, level: 0.05 / 7, from: 21, most: 30 })).toBeUndefined();
});

test("what the test finds are the p-values under the level, up to 600 pairs", () => {
  for (const level of [0.05, 0.05 / 7]) {
    const { found } = signTestFindings(1, level, 600);
    // A side that wins all is found where all wins are; of one that wins 3 in 4 the wins are counted one by one.
    for (const pairs of [1, 5, 6, 8, 9, 600]) {
      expect(found[pairs]).toBeCloseTo(exactSignTest(pairs, 0) < level ? 1 : 0, 9);
    }
    const { found: some } = signTestFindings(0.75, level, 600);
    for (const pairs of [1, 9, 17, 150, 599, 600]) expect(some[pairs]).toBeCloseTo(byCounting(pairs, level), 9);
  }
});

/** The chance of a finding for a side that wins three in four. */
function byCounting(pairs: number, level: number): number {
  let sum = 0;
  let logWays = 0;
  for (let wins = 0; wins <= pairs; wins += 1) {
    if (wins > 0) logWays += Math.log((pairs - wins + 1) / wins);
    if (wins * 2 <= pairs || exactSignTest(wins, pairs - wins) >= level) continue;
    sum += Math.exp(logWays + wins * Math.log(0.75) + (pairs - wins) * Math.log(0.25));
  }
  return sum;
}
