import type { CurveMark, CurveSeries } from "./k-curves";

type Row = { readonly k: number } & Readonly<Record<string, number | readonly [number, number] | undefined>>;

/** The figures of all series at one k. */
export function rowOf(series: readonly CurveSeries[], k: number): Row {
  const values = series.flatMap(({ key, points }) => {
    const point = points.find((one) => one.k === k);
    if (!point) return [];
    const { value, low, high } = point;
    return low === undefined || high === undefined
      ? [[key, value] as const]
      : [[key, value] as const, [`${key} band`, [low, high] as const] as const];
  });

  return { ...Object.fromEntries(values), k };
}

/** The next tenth above everything that is drawn. */
export function topOf(series: readonly CurveSeries[], marks: readonly CurveMark[]): number {
  const drawn = series.flatMap(({ points }) => points.map(({ value, high }) => high ?? value));
  const highest = Math.max(0.1, ...drawn, ...marks.map(({ value }) => value));

  return Math.min(1, Math.ceil(highest * 10 - 1e-9) / 10);
}

/** A short line through the value; at the ends of the axis to the inside. */
export function markSegment(k: number, value: number, mostK: number) {
  const half = Math.max(0.05, (mostK - 1) * 0.012);
  const from = Math.max(mostK === 1 ? 0.5 : 1, k - half);

  return [
    { x: from, y: value },
    { x: Math.min(mostK === 1 ? 1.5 : mostK, from + 2 * half), y: value },
  ] as const;
}
