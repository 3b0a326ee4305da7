import type { CurveLine } from "@/components/charts/curve-lines";
import { seriesLook } from "@/components/charts/series-look";
import { shortNames } from "@/components/problem/short-names";
import type { TrainingPoints } from "@/lib/contract/training";

/** Of a run's name, as many as have room at the end of its line. */
const NAME_CHARS = 26;

/** The curves as lines of a chart, whose names are told apart where they are cut; their looks are by the runs of the page. */
export function chartLines(series: TrainingPoints["series"], runs: readonly string[]): readonly CurveLine[] {
  const names = shortNames(
    series.map(({ run }) => run),
    NAME_CHARS,
  );

  return series.map(({ curve, run, raw, smooth }, at) => ({
    ...{ key: curve, name: names[at] ?? run, whole: run, raw },
    ...{ smooth: smooth ?? undefined, look: seriesLook(runs.indexOf(run)) },
  }));
}
