import { shellQuote } from "./shell-quote";

interface ExportAsked {
  corpusName: string;
  filter: string;
  isGzip: boolean;
}

/** The command line that exports the same rows. */
export function exportCommand({ corpusName, filter, isGzip }: ExportAsked): string {
  const parts = ["npm run assay -- export", `--corpus ${shellQuote(corpusName)}`];
  if (filter) parts.push(`--filter ${shellQuote(filter)}`);

  return [...parts, "--preset chat", `--out approved.jsonl${isGzip ? ".gz" : ""}`].join(" ");
}
