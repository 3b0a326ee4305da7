import type { Interval } from "./estimate";

/** Standard normal quantile of a two-sided interval of INTERVAL_SHARE. */
export const NORMAL_BOUND = 1.959_963_984_540_054;

/**
 * Wilson score interval of a share, by default at INTERVAL_SHARE.
 *
 * @param share - 0 to 1
 * @param effective - the number of independent draws that would say as much, not whole in general; 0 tells nothing,
 * infinity is certainty
 * @param normal - standard normal quantile of the interval
 * @returns bounds from 0 to 1 that hold the share
 * @throws RangeError when the share is not from 0 to 1 or the number is negative
 * @see Wilson 1927, doi:10.1080/01621459.1927.10502953; 32 of 75 gives 0.321 to 0.540
 */
export function wilsonInterval(share: number, effective: number, normal: number = NORMAL_BOUND): Interval {
  if (!(share >= 0 && share <= 1)) throw new RangeError(`“${share}” is not a share from 0 to 1.`);
  if (!(effective >= 0)) throw new RangeError(`“${effective}” is not a number of draws.`);
  if (effective === 0) return { low: 0, high: 1 };
  if (effective === Number.POSITIVE_INFINITY) return { low: share, high: share };

  const square = normal ** 2;
  const centre = (effective * share + square / 2) / (effective + square);
  const half = halfWidth(share, effective, normal);

  // Rounding must not push the share out of its own interval.
  return { low: Math.min(share, Math.max(0, centre - half)), high: Math.max(share, Math.min(1, centre + half)) };
}

/** Half the width of {@link wilsonInterval}, as a share: at most a half, and 0 for an endless number of draws. */
export function halfWidth(share: number, effective: number, normal: number = NORMAL_BOUND): number {
  if (effective === Number.POSITIVE_INFINITY) return 0;

  const square = normal ** 2;
  return (normal * Math.sqrt(effective * share * (1 - share) + square / 4)) / (effective + square);
}
