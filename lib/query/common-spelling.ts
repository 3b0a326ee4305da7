/**
 * The name by which names that a filter takes for one are shown: of those that differ in capital letters alone, the one with
 * most; of equally many, the first by its characters. Each name comes with how many it has, once or in parts.
 */
export function commonSpelling(
  counted: Iterable<readonly [name: string | null, count: number]>,
): (name: string | null) => string | null {
  const counts = new Map<string, number>();
  for (const [name, count] of counted) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + count);

  const shown = new Map<string, string>();
  for (const [name, count] of counts) {
    const key = inSmallLetters(name);
    const known = shown.get(key);
    const most = known === undefined ? -1 : (counts.get(known) ?? 0);
    if (known === undefined || count > most || (count === most && name < known)) shown.set(key, name);
  }

  return (name) => (name === null ? null : (shown.get(inSmallLetters(name)) ?? name));
}

/**
 * Counts by name, in the order in which names come: those of all spellings that a filter takes for one, under the one of
 * most. What has no name is counted apart.
 */
export function mergedCounts(
  counted: readonly (readonly [name: string | null, count: number])[],
): Map<string | null, number> {
  const spelled = commonSpelling(counted);
  const counts = new Map<string | null, number>();
  for (const [name, count] of counted) counts.set(spelled(name), (counts.get(spelled(name)) ?? 0) + count);

  return counts;
}

/** Letter by letter, as lower() of PostgreSQL does it: toLowerCase alone looks at where in the word a sigma stands. */
export function inSmallLetters(name: string): string {
  return Array.from(name, (letter) => String.fromCodePoint(letter.toLowerCase().codePointAt(0) ?? 0)).join("");
}
