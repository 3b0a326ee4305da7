import type { CurveMark, CurveSeries } from "./k-curves";

type Row = { readonly k: number } & Readonly<Record<string, number | undefined>>;

/** The values of all series at one k. */
export function rowOf(series: readonly CurveSeries[], k: number): Row {
  const values = series.flatMap(({ key, points }) => {
    const point = points.find((one) => one.k === k);
    return point ? [[key, point.value] as const] : [];
  });

  return { ...Object.fromEntries(values), k };
}

interface BandPoint {
  readonly k: number;
  readonly low: number;
  readonly high: number;
}

/** Points with an interval, those of neighbouring k together: what nothing is known of between them is not drawn. */
export function bandRuns(points: CurveSeries["points"]): readonly (readonly BandPoint[])[] {
  const runs: BandPoint[][] = [];
  for (const { k, low, high } of points) {
    if (low === undefined || high === undefined) continue;
    const run = runs.at(-1);
    if (run?.at(-1)?.k === k - 1) run.push({ k, low, high });
    else runs.push([{ k, low, high }]);
  }

  return runs;
}

/** The next tenth above everything that is drawn. */
export function topOf(series: readonly CurveSeries[], marks: readonly CurveMark[]): number {
  const drawn = series.flatMap(({ points }) => points.map(({ value, high }) => high ?? value));
  const highest = Math.max(0.1, ...drawn, ...marks.map(({ value }) => value));

  return Math.min(1, Math.ceil(highest * 10 - 1e-9) / 10);
}

/** Where a short line through a value begins and ends; at the ends of the axis to the inside. */
export function markEnds(k: number, mostK: number): readonly [from: number, to: number] {
  const half = Math.max(0.05, (mostK - 1) * 0.012);
  const from = Math.max(mostK === 1 ? 0.5 : 1, k - half);

  return [from, Math.min(mostK === 1 ? 1.5 : mostK, from + 2 * half)];
}
