import { commandOption } from "./command-option";

interface ExportAsked {
  corpusName: string;
  filter: string;
  isGzip: boolean;
}

/** The command line that exports the same rows. */
export function exportCommand({ corpusName, filter, isGzip }: ExportAsked): string {
  const parts = ["npm run assay -- export", commandOption("corpus", corpusName)];
  if (filter) parts.push(commandOption("filter", filter));

  return [...parts, "--preset chat", `--out approved.jsonl${isGzip ? ".gz" : ""}`].join(" ");
}
