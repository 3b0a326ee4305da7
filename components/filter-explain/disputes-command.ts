import { commandOption } from "@/lib/domain/command-option";

interface Named {
  readonly name: string;
}

/** The command line that prints the disputed rules of a version. */
export function disputesCommand(corpus: Named, version: Named): string {
  return [
    "npm run -s assay -- filter disputes",
    commandOption("corpus", corpus.name),
    commandOption("filter-version", version.name),
    "--json",
  ].join(" ");
}
