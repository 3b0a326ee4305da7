/** Step and value. */
export type CurvePoint = readonly [step: number, value: number];

/**
 * The mean of each point and its neighbours; at the ends of as many as there are on both sides, so that the line is not
 * drawn to one of them.
 *
 * @param window - points that make up a mean: the point with (window − 1) / 2 at either side
 * @throws RangeError for an even window or one under 1
 */
export function smoothPoints(points: readonly CurvePoint[], window: number): CurvePoint[] {
  if (!Number.isInteger(window) || window < 1 || window % 2 === 0) throw new RangeError(`“${window}” is no window.`);
  const sums = [0];
  for (const [, value] of points) sums.push((sums.at(-1) ?? 0) + value);

  return points.map(([step], at) => {
    const reach = Math.min((window - 1) / 2, at, points.length - 1 - at);
    const sum = (sums[at + reach + 1] ?? 0) - (sums[at - reach] ?? 0);

    return [step, sum / (2 * reach + 1)];
  });
}
