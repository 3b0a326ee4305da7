import { NORMAL_BOUND } from "./wilson";

/**
 * Quantile of Student's t for a two-sided interval, by default of INTERVAL_SHARE.
 *
 * @param freedom - degrees of freedom, not whole in general; fewer than one count as one
 * @param normal - the standard normal quantile of the same interval
 * @returns by default within 0.004 from three degrees on, 0.04 at two and 1.5 (of 12.7) at one; from nine on within 0.004
 * up to a normal quantile of 3.5, and under nine too small for such a quantile: by 2 % at four, 6 % at three
 * @see Abramowitz and Stegun 1964, Handbook of Mathematical Functions, 26.7.5
 */
export function studentBound(freedom: number, normal: number = NORMAL_BOUND): number {
  const inverse = 1 / Math.max(1, freedom);

  return termsOf(normal).reduce((total, term, power) => total + term * inverse ** (power + 1), normal);
}

/** Of the expansion in powers of 1 / freedom. */
function termsOf(normal: number): readonly number[] {
  const square = normal ** 2;

  return [
    (normal * (square + 1)) / 4,
    (normal * (5 * square ** 2 + 16 * square + 3)) / 96,
    (normal * (3 * square ** 3 + 19 * square ** 2 + 17 * square - 15)) / 384,
    (normal * (79 * square ** 4 + 776 * square ** 3 + 1_482 * square ** 2 - 1_920 * square - 945)) / 92_160,
  ];
}
