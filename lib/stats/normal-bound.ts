/**
 * Standard normal quantile of a two-sided interval.
 *
 * @param outside - what the interval leaves out on both sides together, such as 0.05
 * @returns within 0.00045
 * @throws RangeError when it is not over 0 and under 1
 * @see Abramowitz and Stegun 1964, Handbook of Mathematical Functions, 26.2.23
 */
export function normalBound(outside: number): number {
  if (!(outside > 0 && outside < 1)) throw new RangeError(`“${outside}” is not a share between 0 and 1.`);
  const root = Math.sqrt(-2 * Math.log(outside / 2));

  return (
    root -
    (2.515517 + 0.802853 * root + 0.010328 * root ** 2) /
      (1 + 1.432788 * root + 0.189269 * root ** 2 + 0.001308 * root ** 3)
  );
}
