import type { ImportFormat } from "@/lib/contract/upload";
import { commandOption } from "@/lib/domain/command-option";
import { shellQuote } from "@/lib/domain/shell-quote";

export interface ImportCommand {
  readonly files: readonly string[];
  readonly corpus: string;
  readonly runName: string;
  readonly format: ImportFormat;
}

/** The line that does the same in a shell. Without files it names the place where they go. */
export function importCommand({ files, corpus, runName, format }: ImportCommand): string {
  return [
    "npm run assay -- import",
    ...(files.length === 0 ? ["FILE..."] : files.map(quote)),
    ...(corpus.trim() === "" ? [] : [commandOption("corpus", corpus.trim())]),
    ...(runName.trim() === "" ? [] : [commandOption("run", runName.trim())]),
    ...(format === "auto" ? [] : ["--format", format]),
  ].join(" ");
}

/** A file's name as a word of a shell: bare when it holds nothing that a shell reads. */
export function quote(word: string): string {
  if (/^[\p{L}\p{N}_@%+=:,./][\p{L}\p{N}_@%+=:,./-]*$/u.test(word)) return word;

  return shellQuote(word.startsWith("-") ? `./${word}` : word);
}
