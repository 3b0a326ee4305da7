import { commandOption } from "@/lib/domain/command-option";
import { MOST_PRINTED, USUAL_PRINTED } from "@/lib/domain/problem-order";

interface MatrixAsked {
  readonly corpusName: string;
  readonly filter: string;
  readonly sort: string;
  /** Words or ids of the columns; empty: those with most problems. */
  readonly runs: readonly string[];
  /** How many problems the line is to print. */
  readonly problems: number;
}

/** The command line that prints the same matrix. */
export function matrixCommand({ corpusName, filter, sort, runs, problems }: MatrixAsked): string {
  return [
    "npm run -s assay -- stats problems",
    commandOption("corpus", corpusName),
    ...runs.map((run) => commandOption("run", run)),
    ...(filter === "" ? [] : [commandOption("filter", filter)]),
    ...(sort === "hardest" ? [] : [commandOption("sort", sort)]),
    ...(problems > USUAL_PRINTED ? [commandOption("limit", String(Math.min(MOST_PRINTED, problems)))] : []),
    "--json",
  ].join(" ");
}

/** The command line that prints how one problem went over all runs. */
export function problemCommand(corpusName: string, problem: string): string {
  return `npm run -s assay -- stats pass ${commandOption("corpus", corpusName)} ${commandOption("filter", `problem:${problem}`)} --json`;
}
