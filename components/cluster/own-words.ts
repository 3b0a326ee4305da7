import { normaliseQuery } from "@/lib/domain/normalise-query";
import type { TextRange } from "@/lib/domain/text-runs";

/** A mark belongs to its letter, as in the normalised words. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The words of a query that another one does not have, in any place; case and width are no difference. */
export function ownWords(query: string, other: string): readonly TextRange[] {
  const theirs = new Set(normaliseQuery(other).split(" "));

  return [...query.matchAll(WORD)]
    .filter(([word]) =>
      normaliseQuery(word)
        .split(" ")
        .some((part) => !theirs.has(part)),
    )
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
