import { type Estimate, FEWEST_TO_SAY } from "./estimate";
import { NORMAL_BOUND } from "./wilson";

/** Whether two runs can be told apart by the problems they share. */
export type Separation =
  | { readonly kind: "separable" }
  /** `moreProblems` alike to those there are would tell them apart in four of five tries; undefined where nobody can say. */
  | { readonly kind: "not_separable"; readonly n: number; readonly moreProblems: number | undefined };

/** Under this a p-value is taken as a finding, as intervals cover INTERVAL_SHARE. */
const MOST_P = 0.05;

/** Standard normal quantile of a power of 0.8. */
const POWER_BOUND = 0.841_621_233_572_914;

/** Sums of equal shares may leave a rounding. */
const NO_DIFFERENCE = 1e-12;

export interface SeparationInput {
  /** Of each common problem, b's share less a's. */
  readonly differences: readonly number[];
  readonly difference: Estimate;
  /** Of the exact test, adjusted where it is one of several. */
  readonly p: number;
}

/**
 * Runs are separable when the interval of their difference leaves 0 out and the exact test agrees. The number of problems
 * that would be needed is that of a paired comparison of the same difference and spread, two-sided, at a power of 0.8.
 *
 * @see Fleiss, Levin and Paik 2003, Statistical Methods for Rates and Proportions, chapter 13
 */
export function separationOf({ differences, difference, p }: SeparationInput): Separation {
  const n = differences.length;
  if (difference.kind === "estimated" && p < MOST_P) {
    const { low, high } = difference.interval;
    if (low > 0 || high < 0) return { kind: "separable" };
  }
  const mean = differences.reduce((sum, value) => sum + value, 0) / n;
  if (n < FEWEST_TO_SAY || Math.abs(mean) < NO_DIFFERENCE) return { kind: "not_separable", n, moreProblems: undefined };

  const variance = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const needed = Math.ceil(((NORMAL_BOUND + POWER_BOUND) ** 2 * variance) / mean ** 2);

  return { kind: "not_separable", n, moreProblems: Math.max(1, needed - n) };
}
