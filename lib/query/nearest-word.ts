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

function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }

  return row[to.length] ?? 0;
}
