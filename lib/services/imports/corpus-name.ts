import { visibleName } from "@/lib/domain/visible-text";

const CONTENT_EXTENSIONS = /\.(jsonl|ndjson|json|gz|txt)$/i;

/** The corpus of an import that names none: the first file's name without its extensions. */
export function corpusNameOf(fileName: string): string {
  let name = fileName.split(/[\\/]/).at(-1) ?? fileName;
  while (CONTENT_EXTENSIONS.test(name)) name = name.replace(CONTENT_EXTENSIONS, "");

  return name.trim() === "" ? "Imported" : visibleName(name.trim()).slice(0, 120);
}
