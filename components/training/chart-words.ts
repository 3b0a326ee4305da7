import { countOf, formatNumber } from "@/components/ui/format-number";
import type { TrainingPoints } from "@/lib/contract/training";
import { listText } from "@/lib/domain/list-text";

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

/** More runs than these are counted instead of named. */
const MOST_NAMED = 3;

/** What the curves say, in one sentence. Values that read alike are alike in it. */
export function chartConclusion(series: readonly Series[]): string | undefined {
  const ends = series.flatMap(({ run, raw }) => {
    const [first] = raw;
    const last = raw.at(-1);
    return first && last ? [{ run, first, last }] : [];
  });
  const [only] = ends;
  if (!only) return undefined;
  if (ends.length === 1) return oneRun(only);

  const values = ends.map(({ last }) => last[1]);
  const high = valueText(Math.max(...values));
  const low = valueText(Math.min(...values));
  if (low === high) return `All end at ${high}.`;
  const runsAt = (text: string) => ends.filter(({ last }) => valueText(last[1]) === text).map(({ run }) => run);
  const highest = runsAt(high);

  return `At ${highest.length === 1 ? "its end" : "their ends"} ${named(highest)} ${highest.length === 1 ? "is" : "are"} highest with ${high}, ${named(runsAt(low))} lowest with ${low}.`;
}

function named(runs: readonly string[]): string {
  return runs.length > MOST_NAMED ? `${formatNumber(runs.length)} runs` : listText(runs);
}

interface End {
  readonly run: string;
  readonly first: readonly [number, number];
  readonly last: readonly [number, number];
}

function oneRun({ run, first, last }: End): string {
  const [from, to] = [valueText(first[1]), valueText(last[1])];
  if (first[0] === last[0]) return `${run} has one value, ${to} at step ${formatNumber(last[0])}.`;
  const steps = `between steps ${formatNumber(first[0])} and ${formatNumber(last[0])}`;

  return from === to ? `${run} begins and ends at ${to} ${steps}.` : `${run} went from ${from} to ${to} ${steps}.`;
}
