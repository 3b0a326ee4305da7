import { type SeriesLook, seriesLook } from "@/components/charts/series-look";
import type { ComparedRun, Comparison } from "@/lib/contract/comparison";
import { cutBetween } from "./cut-between";

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

/** A letter and the whole name, as a saved picture says it under its title. */
export function fullName({ look, run }: Pick<Series, "look" | "run">): string {
  return `${look.letter} ${run.name}`;
}

/** What a file is packed in says nothing of a run. */
const FILE_ENDING = /(?:\.(?:jsonl?|txt|eval|traj))?(?:\.gz)?$/i;

/** A letter and a name of at most so many characters; names of files differ at both ends, so they are cut between. */
export function shortName({ look, run }: Pick<Series, "look" | "run">, most: number): string {
  const name = run.name.length > most ? run.name.replace(FILE_ENDING, "") : run.name;

  return `${look.letter} ${cutBetween(name, most)}`;
}
