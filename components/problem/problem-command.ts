import { shellQuote } from "@/components/trajectory-list/shell-quote";

interface MatrixAsked {
  readonly corpusName: string;
  readonly filter: string;
  readonly sort: string;
  /** Words or ids of the columns; empty: those with most problems. */
  readonly runs: readonly string[];
}

/** The command line that prints the same matrix. */
export function matrixCommand({ corpusName, filter, sort, runs }: MatrixAsked): string {
  return [
    "npm run -s assay -- stats problems",
    `--corpus ${shellQuote(corpusName)}`,
    ...runs.map((run) => `--run ${shellQuote(run)}`),
    ...(filter === "" ? [] : [`--filter ${shellQuote(filter)}`]),
    ...(sort === "hardest" ? [] : [`--sort ${sort}`]),
    "--json",
  ].join(" ");
}

/** The command line that prints how one problem went over all runs. */
export function problemCommand(corpusName: string, problem: string): string {
  return `npm run -s assay -- stats pass --corpus ${shellQuote(corpusName)} --filter ${shellQuote(`problem:${problem}`)} --json`;
}
