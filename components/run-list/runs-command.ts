import { shellQuote } from "@/components/trajectory-list/shell-quote";
import type { RunsState } from "./runs-state";

/** The command line that prints the same runs. */
export function runsCommand(corpusName: string, { filter, k, sort }: RunsState): string {
  return [
    "npm run -s assay -- stats runs",
    `--corpus ${shellQuote(corpusName)}`,
    ...(filter === "" ? [] : [`--filter ${shellQuote(filter)}`]),
    ...(k === null ? [] : [`--k ${k}`]),
    ...(sort === "-passAtK" ? [] : [`--sort=${sort}`]),
    "--json",
  ].join(" ");
}
