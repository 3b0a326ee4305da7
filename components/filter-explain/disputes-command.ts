import { commandOption } from "@/lib/domain/command-option";
import type { CountedLabels } from "@/lib/domain/counted-labels";

interface Named {
  readonly name: string;
}

/** The command line that prints the disputed rules of a version. */
export function disputesCommand(corpus: Named, version: Named, labels: CountedLabels): string {
  return [
    "npm run -s assay -- filter disputes",
    commandOption("corpus", corpus.name),
    commandOption("filter-version", version.name),
    ...(labels === "all" ? ["--all-labels"] : []),
    "--json",
  ].join(" ");
}
