const CUT = "…";

/**
 * Names that fit into so many characters. A long one is cut in its middle; those that would look the same then show
 * where they differ instead.
 *
 * @param most - characters, 9 at least
 * @returns in the order of the names
 */
export function shortNames(names: readonly string[], most: number): readonly string[] {
  const cut = names.map((name) => cutInMiddle([...name], most));

  return names.map((name, at) => {
    const alike = names.filter((other, place) => cut[place] === cut[at] && other !== name);

    return alike.length === 0 ? (cut[at] ?? name) : aroundDifference([...name], alike, most);
  });
}

/**
 * Looks up the short form of each of these names; one may be there many times.
 *
 * @param most - characters, 9 at least
 * @returns of a name that is not among them, the name itself
 */
export function shortNameOf(names: readonly string[], most: number): (name: string) => string {
  const each = [...new Set(names)];
  const shorts = shortNames(each, most);
  const shortOf = new Map(each.map((name, at) => [name, shorts[at] ?? name]));

  return (name) => shortOf.get(name) ?? name;
}

/**
 * The same only of names that begin alike, where a box that cuts the end of each would leave nothing to tell them apart by.
 * All others stay whole, since the box may have room for them.
 */
export function shortWhereAlike(names: readonly string[], most: number): (name: string) => string {
  // The sign that there are more takes the place of a letter.
  const beginOf = (name: string) => [...name].slice(0, most - 1).join("");
  const shortOf = shortNameOf(names, most);
  const counts = new Map<string, number>();
  for (const name of new Set(names)) counts.set(beginOf(name), (counts.get(beginOf(name)) ?? 0) + 1);

  return (name) => ((counts.get(beginOf(name)) ?? 0) > 1 ? shortOf(name) : name);
}

function cutInMiddle(letters: readonly string[], most: number): string {
  if (letters.length <= most) return letters.join("");
  const end = Math.floor((most - 1) / 2);

  return [...letters.slice(0, most - 1 - end), CUT, ...letters.slice(-end)].join("");
}

/** A few letters of the beginning, then from shortly before the last place at which it parts from one of the others. */
function aroundDifference(letters: readonly string[], others: readonly string[], most: number): string {
  const parting = Math.max(...others.map((other) => partingOf(letters, [...other])));
  const begin = Math.floor(most / 4);
  const room = most - begin - 2;
  const from = Math.max(begin, Math.min(parting - Math.floor(room / 4), letters.length - room - 1));
  // One letter more takes the place of the sign that there are more.
  const rest = from + room + 1 < letters.length ? [...letters.slice(from, from + room), CUT] : letters.slice(from);

  return [...letters.slice(0, begin), CUT, ...rest].join("");
}

function partingOf(letters: readonly string[], others: readonly string[]): number {
  const at = letters.findIndex((letter, place) => letter !== others[place]);

  return at < 0 ? letters.length : at;
}
