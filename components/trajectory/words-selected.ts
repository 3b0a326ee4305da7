import type { Span } from "@/lib/domain/label";

let read: typeof import("./selected-span").selectedSpan | undefined;

/** Fetches what reads a selection: nobody selects words before there are steps. */
export async function fetchWordsSelected(): Promise<void> {
  read = (await import("./selected-span")).selectedSpan;
}

/** The agent text that is selected now, as a span that can be cited; undefined when it is not within one text. */
export function wordsSelected(): Span | undefined {
  // It did not come when it was fetched: the next press of the key may find it.
  if (!read) fetchWordsSelected().catch(() => undefined);

  return read?.(window.getSelection());
}
