import type { CurvePoint } from "./smooth-points";

/**
 * Points that draw the same line: of every column of pixels the first, the last, the lowest and the highest one.
 *
 * @param points - by step, ascending
 * @param pixels - how wide the line is drawn
 * @returns the same array where it is short enough already
 */
export function thinPoints(points: readonly CurvePoint[], pixels: number): readonly CurvePoint[] {
  const [from] = points[0] ?? [0];
  const [to] = points.at(-1) ?? [0];
  if (points.length <= pixels * POINTS_A_PIXEL || to === from) return points;

  const kept: CurvePoint[] = [];
  let column: number[] = [];
  const close = () => {
    for (const at of outline(points, column)) {
      const point = points[at];
      if (point) kept.push(point);
    }
  };
  let place = 0;
  for (const [at, [step]] of points.entries()) {
    const next = Math.min(pixels - 1, Math.floor(((step - from) / (to - from)) * pixels));
    if (next !== place) {
      close();
      column = [];
      place = next;
    }
    column.push(at);
  }
  close();

  return kept;
}

const POINTS_A_PIXEL = 4;

/** Indexes of what a column of pixels shows, ascending. */
function outline(points: readonly CurvePoint[], column: readonly number[]): number[] {
  const [first] = column;
  const last = column.at(-1);
  if (first === undefined || last === undefined) return [];
  const valueAt = (at: number) => points[at]?.[1] ?? 0;
  let low = first;
  let high = first;
  for (const at of column) {
    if (valueAt(at) < valueAt(low)) low = at;
    if (valueAt(at) > valueAt(high)) high = at;
  }

  return [...new Set([first, low, high, last])].toSorted((one, other) => one - other);
}
