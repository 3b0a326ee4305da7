import type { CurveMark, CurveSeries } from "./k-curves";

interface BandPoint {
  readonly k: number;
  readonly n: number;
  readonly low: number;
  readonly high: number;
}

/** Points with an interval, those that a line goes through together: what nothing is known of between them is not drawn. */
export function bandRuns(points: CurveSeries["points"]): readonly (readonly BandPoint[])[] {
  return neighbours(
    points.flatMap(({ k, n, low, high }) => (low === undefined || high === undefined ? [] : [{ k, n, low, high }])),
  );
}

/**
 * Points that a line goes through without a break: those of neighbouring k over the same problems. Whoever has k rollouts
 * has fewer too, so that as many problems are the same ones.
 */
export function neighbours<Point extends { readonly k: number; readonly n: number }>(
  points: readonly Point[],
): readonly Point[][] {
  const runs: Point[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last?.k === point.k - 1 && last.n === point.n) run?.push(point);
    else runs.push([point]);
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

/** Values from elsewhere at one k whose ticks would lie on each other: their numbers stand at one place. */
export interface MarkGroup {
  readonly key: string;
  readonly k: number;
  readonly values: readonly number[];
  /** "3, 4, 6" */
  readonly sign: string;
}

/**
 * Marks with those of their k that are nearer than a gap to the one before, by value.
 *
 * @param gap - in the unit of the values
 */
export function markGroups(marks: readonly CurveMark[], gap: number): readonly MarkGroup[] {
  const groups: CurveMark[][] = [];
  for (const mark of marks.toSorted((one, other) => one.k - other.k || one.value - other.value)) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before && before.k === mark.k && mark.value - before.value < gap) last.push(mark);
    else groups.push([mark]);
  }

  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const signs = marks.filter((mark) => group.includes(mark)).map(({ sign }) => sign);

    return [{ key: first.key, k: first.k, values: group.map(({ value }) => value), sign: signs.join(", ") }];
  });
}

/** Where the numbers of a group stand. */
export function middleOf({ values }: Pick<MarkGroup, "values">): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
