import { commandOption } from "@/lib/domain/command-option";
import { within } from "@/lib/query/judge-scope";
import { printExactValue } from "@/lib/query/print-filter";

interface Scope {
  readonly corpusName: string;
  readonly filter: string;
}

/** Beside a line where the screen leaves rows out, of whoever is not known to be the local owner. */
export const LEFT_OUT_NOTE =
  "The line acts as the local owner and leaves out only what the local owner reviews blind. Where that is not you, its figures may differ from these.";

/** The command line that prints the curve of each run to k, with the same intervals. */
export function passCommand({ corpusName, filter }: Scope, runs: readonly string[], k: number): string {
  const ks = Array.from({ length: k }, (_, at) => at + 1).join(",");

  return [
    `npm run -s assay -- stats pass ${commandOption("corpus", corpusName)}`,
    ...runs.map((run) => commandOption("run", run)),
    ...(filter === "" ? [] : [commandOption("filter", filter)]),
    `--k ${ks} --json`,
  ].join(" ");
}

/** The command line that prints each run against the baseline. */
export function compareCommand({ corpusName, filter }: Scope, [a = "", ...others]: readonly string[]): string {
  return [
    `npm run -s assay -- stats compare ${commandOption("corpus", corpusName)} ${commandOption("a", a)}`,
    ...others.map((b) => commandOption("b", b)),
    ...(filter === "" ? [] : [commandOption("filter", filter)]),
    "--json",
  ].join(" ");
}

/** The command line that prints how many problems each run always, sometimes and never solves, and its headroom at k. */
export function outcomesCommand({ corpusName, filter }: Scope, runs: readonly string[], k: number): string {
  const words = runs.map((run) => printExactValue(run)).join(",");

  return [
    `npm run -s assay -- stats runs ${commandOption("corpus", corpusName)}`,
    commandOption("filter", within(filter, `run:${words}`)),
    `--k ${k} --json`,
  ].join(" ");
}
