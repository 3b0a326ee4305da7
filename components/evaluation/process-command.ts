import { commandOption } from "@/lib/domain/command-option";

interface Scope {
  readonly corpusName: string;
  readonly filter: string;
}

/** The command line that prints the process metrics of runs; none: of all rollouts together. */
export function processCommand({ corpusName, filter }: Scope, runs: readonly string[]): string {
  return [
    `npm run -s assay -- stats process ${commandOption("corpus", corpusName)}`,
    ...runs.map((run) => commandOption("run", run)),
    ...(filter === "" ? [] : [commandOption("filter", filter)]),
    "--json",
  ].join(" ");
}
