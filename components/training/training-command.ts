import { commandOption } from "@/lib/domain/command-option";
import type { Smoothing } from "@/lib/domain/smoothing";

interface CommandOf {
  readonly corpusName: string;
  readonly metric: string;
  readonly runs: readonly string[];
  readonly smooth: Smoothing;
}

/** The line that prints the points of a chart. */
export function trainingCommand({ corpusName, metric, runs, smooth }: CommandOf): string {
  return [
    "npm run -s assay -- stats training",
    commandOption("corpus", corpusName),
    commandOption("metric", metric),
    ...runs.map((run) => commandOption("run", run)),
    ...(smooth === 1 ? [] : [`--smooth ${smooth}`]),
  ].join(" ");
}
