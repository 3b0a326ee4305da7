import { type SeriesLook, seriesLook } from "@/components/charts/series-look";
import type { ComparedRun, Comparison } from "@/lib/contract/comparison";

export type MeasuredRun = Extract<ComparedRun["measured"], { status: "measured" }>;

/** A run that is drawn, with its place among all and its look. */
export interface Series {
  readonly run: ComparedRun;
  readonly of: MeasuredRun;
  /** Among all runs of the comparison, and of a problem's cells. */
  readonly place: number;
  readonly look: SeriesLook;
}

/** The runs that have figures, in their order. */
export function measuredSeries({ runs }: Pick<Comparison, "runs">): readonly Series[] {
  return runs.flatMap((run, place) =>
    run.measured.status === "measured" ? [{ run, of: run.measured, place, look: seriesLook(place) }] : [],
  );
}

const SHORT = 17;

/** A letter and a name short enough for the end of a line: names of files differ at both ends. */
export function shortName({ look, run }: Pick<Series, "look" | "run">): string {
  const { name } = run;
  if (name.length <= SHORT) return `${look.letter} ${name}`;

  return `${look.letter} ${name.slice(0, 9)}…${name.slice(-7)}`;
}
