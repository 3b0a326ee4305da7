import { type Estimate, FEWEST_TO_SAY } from "./estimate";
import { isOneWay, sideOf } from "./separation-side";
import { signTestProblems } from "./sign-test-problems";
import { NORMAL_BOUND } from "./wilson";

/** Whether two runs can be told apart by the problems they share. */
export type Separation =
  | { readonly kind: "separable" }
  /** `moreProblems` alike to those there are would tell them apart in four of five tries; undefined where nobody can say. */
  | { readonly kind: "not_separable"; readonly n: number; readonly moreProblems: number | undefined };

/** Standard normal quantile of a power of 0.8. */
const POWER_BOUND = 0.841_621_233_572_914;

/** A larger number of further problems would rest on shares of wins and losses that nobody knows so well. */
const MOST_MORE = 10_000;

export interface SeparationInput {
  /** Of each common problem, b's share less a's. */
  readonly differences: readonly number[];
  readonly difference: Estimate;
  readonly wins: number;
  readonly losses: number;
  /** Of the exact test, adjusted where it is one of several. */
  readonly p: number;
  /** That the test's own p-value has to be under to be a finding among all tests. */
  readonly level: number;
}

/**
 * Runs are separable when the interval of their difference leaves 0 out and the exact test finds the same run the better.
 * The number of further problems is the least of which both would, in four of five tries each: as many as the exact test
 * needs at the level of this comparison, and no fewer than a paired comparison of the same difference and spread does
 * (two-sided). Both assume that further problems are won, lost and even in the shares of those there are.
 *
 * @see Fleiss, Levin and Paik 2003, Statistical Methods for Rates and Proportions, chapter 13
 */
export function separationOf(input: SeparationInput): Separation {
  const { differences, difference, p } = input;
  const n = differences.length;
  const mean = differences.reduce((sum, value) => sum + value, 0) / n;
  const sides = { wins: input.wins, losses: input.losses, difference: mean };
  if (difference.kind === "estimated") {
    const { low, high } = difference.interval;
    const side = sideOf(sides, p);
    if ((side === "better" && low > 0) || (side === "worse" && high < 0)) return { kind: "separable" };
  }
  if (n < FEWEST_TO_SAY || !isOneWay(sides)) return { kind: "not_separable", n, moreProblems: undefined };

  const [from, most] = [Math.max(n + 1, intervalProblems(differences, mean)), n + MOST_MORE];
  const needed = from > most ? undefined : signTestProblems({ ...input, problems: n, from, most });

  return { kind: "not_separable", n, moreProblems: needed === undefined ? undefined : needed - n };
}

/** Problems of which the interval of the difference would leave 0 out. */
function intervalProblems(differences: readonly number[], mean: number): number {
  const variance = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (differences.length - 1);

  return Math.ceil(((NORMAL_BOUND + POWER_BOUND) ** 2 * variance) / mean ** 2);
}
