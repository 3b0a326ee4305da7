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

  const values = Float64Array.from(points, ([, value]) => value);

  return points.map(([step], at) => {
    const reach = Math.min((window - 1) / 2, at, points.length - 1 - at);

    return [step, meanOf(values, at - reach, at + reach)];
  });
}

/** Each window is summed by itself: in a total that runs on, one spike would swallow what comes after it. */
function meanOf(values: Float64Array, from: number, to: number): number {
  const count = to - from + 1;
  let sum = 0;
  for (let at = from; at <= to; at += 1) sum += values[at] ?? 0;

  // Two of the largest numbers have a mean, but no sum.
  return Number.isFinite(sum)
    ? sum / count
    : values.subarray(from, to + 1).reduce((mean, value) => mean + value / count, 0);
}
