import { nearestWord } from "@/lib/query/nearest-word";

/** “ Did you mean show?” for behind a sentence about a word that is none; empty where none is near. */
export function meantWord(
  word: string,
  known: readonly string[],
  print: (near: string) => string = (near) => near,
): string {
  const near = nearestWord(word, known);

  return near === undefined ? "" : ` Did you mean ${print(near)}?`;
}
