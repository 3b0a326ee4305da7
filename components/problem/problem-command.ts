import { commandOption } from "@/lib/domain/command-option";

interface MatrixAsked {
  readonly corpusName: string;
  readonly filter: string;
  readonly sort: string;
  /** Words or ids of the columns; empty: those with most problems. */
  readonly runs: readonly string[];
  /** How many problems are asked for; the command prints 200 where nobody says. */
  readonly problems?: number;
}

/** Of one line. */
const USUAL_LIMIT = 200;
const MOST_LIMIT = 1000;

/** The command line that prints the same matrix. */
export function matrixCommand({ corpusName, filter, sort, runs, problems = 0 }: MatrixAsked): string {
  return [
    "npm run -s assay -- stats problems",
    commandOption("corpus", corpusName),
    ...runs.map((run) => commandOption("run", run)),
    ...(filter === "" ? [] : [commandOption("filter", filter)]),
    ...(sort === "hardest" ? [] : [commandOption("sort", sort)]),
    ...(problems > USUAL_LIMIT ? [commandOption("limit", String(Math.min(MOST_LIMIT, problems)))] : []),
    "--json",
  ].join(" ");
}

/** The command line that prints how one problem went over all runs. */
export function problemCommand(corpusName: string, problem: string): string {
  return `npm run -s assay -- stats pass ${commandOption("corpus", corpusName)} ${commandOption("filter", `problem:${problem}`)} --json`;
}
