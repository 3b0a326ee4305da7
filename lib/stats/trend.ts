import { type ClusterTally, meanOfClusters, shareOfClusters } from "./cluster-ratio";
import type { Estimate, Interval } from "./estimate";

/** What one problem adds to one week. */
export interface WeekRow extends ClusterTally {
  /** The week's Monday, such as 2026-04-27. */
  readonly week: string;
  readonly problem: string;
}

/**
 * What is followed: a rate (`sum` of the `count` labels, judgements or quotes have the mark: error rate, rate of
 * unresolved quotes), or a mean on a scale (`sum` of their values: mean gate, from 1 to 5).
 */
export type TrendMeasure = { readonly kind: "rate" } | { readonly kind: "mean"; readonly scale: Interval };

export interface TrendPoint {
  readonly week: string;
  /** `undefined` for a week without rows; a chart leaves a gap there. */
  readonly estimate: Estimate;
}

/**
 * A figure by week, from the first week with a row to the last, with nothing left out between. Intervals are those of
 * shareOfClusters and meanOfClusters, with problems as clusters; a week of too few labels or problems says so.
 *
 * Marks of changes, such as a new rubric, are the caller's.
 *
 * @throws RangeError when a week is not the date of a Monday, or a problem has more marks than things in one
 */
export function trendOf(rows: readonly WeekRow[], measure: TrendMeasure): readonly TrendPoint[] {
  const weeks = new Map<string, Map<string, ClusterTally>>();
  for (const { week, problem, count, sum } of rows) {
    const problems = weeks.get(week) ?? new Map<string, ClusterTally>();
    const known = problems.get(problem) ?? { count: 0, sum: 0 };
    problems.set(problem, { count: known.count + count, sum: known.sum + sum });
    weeks.set(week, problems);
  }

  return weeksBetween([...weeks.keys()]).map((week) => ({
    week,
    estimate: estimateOf([...(weeks.get(week)?.values() ?? [])], measure),
  }));
}

const NOTHING = "Nothing was judged in this week.";

function estimateOf(tallies: readonly ClusterTally[], measure: TrendMeasure): Estimate {
  switch (measure.kind) {
    case "rate":
      return shareOfClusters(tallies, NOTHING);
    case "mean":
      return meanOfClusters(tallies, measure.scale, NOTHING);
  }
}

const DAY_MS = 86_400_000;
const MONDAY = 1;

function weeksBetween(weeks: readonly string[]): string[] {
  if (weeks.length === 0) return [];
  const times = weeks.map(timeOf);
  const first = times.reduce((one, other) => Math.min(one, other));
  const last = times.reduce((one, other) => Math.max(one, other));

  return Array.from({ length: (last - first) / (7 * DAY_MS) + 1 }, (_, at) =>
    new Date(first + at * 7 * DAY_MS).toISOString().slice(0, 10),
  );
}

function timeOf(week: string): number {
  const date = new Date(`${week}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(week) || date.getUTCDay() !== MONDAY) {
    throw new RangeError(`“${week}” is not the date of a Monday.`);
  }

  return date.getTime();
}
