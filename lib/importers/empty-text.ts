import { importerOf } from "./index";

interface ReadFile {
  readonly name: string;
  /** Null where none was found. */
  readonly format: string | null;
  readonly state: string;
}

/** What an import comes to whose files hold no record, and what to do about it. */
export function emptyText(files: readonly ReadFile[]): string {
  const read = files.filter(({ state }) => state !== "refused");
  const [first] = read;
  if (first === undefined) return "Nothing was imported.";
  if (read.length > 1)
    return "The files hold no trajectory. Check that they were written after their runs had ended, then import them again.";

  const as = first.format === null ? "" : ` was read as ${importerOf(first.format)?.name ?? first.format} and`;
  return `${files.length > 1 ? first.name : "The file"}${as} holds no trajectory. Check that it was written after its run had ended, then import it again.`;
}
