import { shellQuote } from "@/components/trajectory-list/shell-quote";

interface Scope {
  readonly corpusName: string;
  readonly filter: string;
}

/** The command line that prints the process metrics of runs; none: of all rollouts together. */
export function processCommand({ corpusName, filter }: Scope, runs: readonly string[]): string {
  return [
    `npm run -s assay -- stats process --corpus ${shellQuote(corpusName)}`,
    ...runs.map((run) => `--run ${shellQuote(run)}`),
    ...(filter === "" ? [] : [`--filter ${shellQuote(filter)}`]),
    "--json",
  ].join(" ");
}
