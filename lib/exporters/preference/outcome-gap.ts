/** More than single precision, in which shares of constraints are stored, takes from the difference of two of them. */
const INEXACT = 1e-6;

/**
 * How much better one outcome is than another, both from 0 to 1; undefined where that is less than the smallest gap that is
 * asked for. A gap that falls short of it only because numbers are stored in binary is that smallest gap: 1 and 0.9 are 0.1
 * apart, though their difference is printed as 0.09999999999999998. Larger ones stay as they are computed, so that releases
 * from before keep their bytes.
 */
export function outcomeGap(better: number, worse: number, least: number): number | undefined {
  const gap = better - worse;

  return gap > least - INEXACT ? Math.max(gap, least) : undefined;
}
