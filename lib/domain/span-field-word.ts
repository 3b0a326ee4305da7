import type { Span } from "./label";

/** What a cited part is called: of a call its arguments are cited. Apart from the fields, which a page needs at once. */
export function spanFieldWord(field: Span["field"]): string {
  return field === "call" ? "arguments" : field.replace("_", " ");
}
