import { countOf, formatNumber } from "@/components/ui/format-number";
import type { TrainingPoints } from "@/lib/contract/training";

type Series = TrainingPoints["series"][number];

const VALUE = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 4 });

/** A value of a metric, whatever its size. */
export function valueText(value: number): string {
  return VALUE.format(value);
}

/** How many points a chart rests on, and how it draws them. */
export function chartSubtitle(series: readonly Series[], window: number): string {
  const points = pointsOf(series);
  const parts = [
    `${countOf(series.length, "run")}, ${countOf(points, "point")}`,
    ...(window === 1
      ? []
      : [`means of up to ${formatNumber(window)} points, fewer at the ends, the values themselves faint`]),
    ...(series.some(({ isThinned }) => isThinned)
      ? ["drawn by the lowest and highest value of each pixel; the download has every point"]
      : []),
  ];

  return `${parts.join("; ")}.`;
}

/** Words under the axis, with n. */
export function axisWords(series: readonly Series[]): string {
  return `step; n = ${countOf(pointsOf(series), "point")}`;
}

function pointsOf(series: readonly Series[]): number {
  return series.reduce((sum, curve) => sum + curve.points, 0);
}

/** What the curves say, in one sentence. */
export function chartConclusion(series: readonly Series[]): string | undefined {
  const ends = series.flatMap(({ run, raw }) => {
    const [first] = raw;
    const last = raw.at(-1);
    return first && last ? [{ run, first, last }] : [];
  });
  const [only] = ends;
  if (!only) return undefined;
  if (ends.length === 1) return oneRun(only);

  const order = ends.toSorted((one, other) => one.last[1] - other.last[1]);
  const [lowest] = order;
  const highest = order.at(-1);
  if (!lowest || !highest) return undefined;
  if (lowest.last[1] === highest.last[1]) return `All end at ${valueText(lowest.last[1])}.`;

  return `At its end ${highest.run} is highest with ${valueText(highest.last[1])}, ${lowest.run} lowest with ${valueText(lowest.last[1])}.`;
}

interface End {
  readonly run: string;
  readonly first: readonly [number, number];
  readonly last: readonly [number, number];
}

function oneRun({ run, first, last }: End): string {
  if (first[0] === last[0]) return `${run} has one value, ${valueText(last[1])} at step ${formatNumber(last[0])}.`;
  const steps = `between steps ${formatNumber(first[0])} and ${formatNumber(last[0])}`;
  if (first[1] === last[1]) return `${run} begins and ends at ${valueText(last[1])} ${steps}.`;

  return `${run} went from ${valueText(first[1])} to ${valueText(last[1])} ${steps}.`;
}
