import { editDistance } from "./edit-distance";

/**
 * The known word nearest to a mistyped one, by edits (Levenshtein), or undefined when none is near:
 * at most a third of the letters may differ.
 */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase();
  const started = known.filter((candidate) => wanted.length >= 2 && candidate.startsWith(wanted));
  if (started.length === 1) return started[0];

  const ranked = known
    .map((candidate) => ({ candidate, edits: editDistance(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, edits }) => edits <= Math.max(1, Math.floor(candidate.length / 3)))
    .toSorted((a, b) => a.edits - b.edits);

  return ranked[0]?.candidate;
}
