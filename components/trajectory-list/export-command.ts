import { commandOption } from "@/lib/domain/command-option";

interface ExportAsked {
  corpusName: string;
  filter: string;
  preset: string;
  chosen: Readonly<Record<string, string>>;
  isGzip: boolean;
}

/** The command line that exports the same rows. */
export function exportCommand({ corpusName, filter, preset, chosen, isGzip }: ExportAsked): string {
  const parts = ["npm run assay -- export", commandOption("corpus", corpusName)];
  if (filter) parts.push(commandOption("filter", filter));
  parts.push(`--preset ${preset}`);
  for (const [name, value] of Object.entries(chosen)) parts.push(commandOption("option", `${name}=${value}`));

  return [...parts, `--out ${preset === "chat" ? "approved" : preset}.jsonl${isGzip ? ".gz" : ""}`].join(" ");
}
