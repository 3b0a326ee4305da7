import type { Corpus } from "@/lib/contract/corpora";

const CONTENT_EXTENSION = /\.(jsonl|ndjson|json|gz|txt)$/i;

/** A name for the corpus: the one in view, unless it is the sample; else the first file's name without its extensions. */
export function suggestCorpus(inView: Corpus | undefined, firstFile: string | undefined): string {
  if (inView && inView.kind !== "sample") return inView.name;

  let name = firstFile ?? "";
  while (CONTENT_EXTENSION.test(name)) name = name.replace(CONTENT_EXTENSION, "");
  return name.trim().slice(0, 120);
}
