import { shellQuote } from "@/components/trajectory-list/shell-quote";

interface Scope {
  readonly corpusName: string;
  readonly filter: string;
}

/** The command line that prints a run's curve to k, with the same intervals. */
export function passCommand({ corpusName, filter }: Scope, run: string, k: number): string {
  const ks = Array.from({ length: k }, (_, at) => at + 1).join(",");

  return [
    `npm run -s assay -- stats pass --corpus ${shellQuote(corpusName)} --run ${shellQuote(run)}`,
    ...(filter === "" ? [] : [`--filter ${shellQuote(filter)}`]),
    `--k ${ks} --json`,
  ].join(" ");
}

/** The command line that prints each run against the baseline. */
export function compareCommand({ corpusName, filter }: Scope, [a = "", ...others]: readonly string[]): string {
  return [
    `npm run -s assay -- stats compare --corpus ${shellQuote(corpusName)} --a ${shellQuote(a)}`,
    ...others.map((b) => `--b ${shellQuote(b)}`),
    ...(filter === "" ? [] : [`--filter ${shellQuote(filter)}`]),
    "--json",
  ].join(" ");
}
