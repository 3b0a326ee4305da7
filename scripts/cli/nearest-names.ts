/** More names than this help nobody to find the one that was meant. */
const MOST_NAMES = 5;

/** The names that have most pairs of letters in common with what was asked for (Dice 1945); equal ones in their order. */
export function nearestNames(asked: string, names: readonly string[]): readonly string[] {
  const wanted = pairsOf(asked);
  const likeness = (name: string): number => {
    const own = pairsOf(name);
    const both = [...own].filter((pair) => wanted.has(pair)).length;

    return (2 * both) / (own.size + wanted.size);
  };

  return names.toSorted((one, other) => likeness(other) - likeness(one)).slice(0, MOST_NAMES);
}

/** With a mark at either end, so that the first letter and the last count as well. */
function pairsOf(name: string): ReadonlySet<string> {
  const letters = [..." ", ...name.toLowerCase(), " "];

  return new Set(letters.slice(1).map((letter, at) => `${letters[at]}${letter}`));
}
