import { commandOption } from "@/lib/domain/command-option";
import type { RunsState } from "./runs-state";

/** The command line that prints the same runs. */
export function runsCommand(corpusName: string, { filter, k, sort }: Omit<RunsState, "columns">): string {
  return [
    "npm run -s assay -- stats runs",
    commandOption("corpus", corpusName),
    ...(filter === "" ? [] : [commandOption("filter", filter)]),
    ...(k === null ? [] : [`--k ${k}`]),
    ...(sort === "-passAtK" ? [] : [`--sort=${sort}`]),
    "--json",
  ].join(" ");
}
