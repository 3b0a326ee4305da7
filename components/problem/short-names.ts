import { groupBy } from "@/lib/filter/group-by";

const CUT = "…";
/** Where names differ at more places than these, a row of snippets says less than the whole name. */
const MOST_PLACES = 3;

interface CutName {
  readonly name: string;
  readonly letters: readonly string[];
  /** Where it parts from names that looked the same. */
  readonly places: Set<number>;
  short: string;
}

/**
 * Names that fit into so many characters. A long one is cut in its middle; those that would look the same then show
 * where they differ instead, and are whole where that cannot be shown.
 *
 * @param most - characters, 9 at least
 * @returns in the order of the names
 */
export function shortNames(names: readonly string[], most: number): readonly string[] {
  return names.map(shortNameOf(names, most));
}

/**
 * Looks up the short form of each of these names; one may be there many times.
 *
 * @param most - characters, 9 at least
 * @returns of a name that is not among them, the name itself
 */
export function shortNameOf(names: readonly string[], most: number): (name: string) => string {
  const each = [...new Set(names)].map((name): CutName => {
    const letters = [...name];

    return { name, letters, places: new Set(), short: cutInMiddle(letters, most) };
  });

  for (let round = 0; round < MOST_PLACES; round += 1) {
    for (const alike of alikeOf(each)) {
      for (const [one, place] of partingsOf(alike)) one.places.add(place);
      for (const one of alike) if (one.letters.length > most) one.short = aroundPlaces(one, most);
    }
  }
  for (const alike of alikeOf(each)) for (const one of alike) one.short = one.name;

  const shortOf = new Map(each.map(({ name, short }) => [name, short]));

  return (name) => shortOf.get(name) ?? name;
}

/**
 * The same only of names that begin alike, where a box that cuts the end of each would leave nothing to tell them apart by.
 * All others stay whole, since the box may have room for them.
 */
export function shortWhereAlike(names: readonly string[], most: number): (name: string) => string {
  const shortOf = shortNameOf(names, most);
  // The sign that there are more takes the place of a letter.
  const groups = groupBy([...new Set(names)], (name) => firstLetters(name, most - 1));
  const alike = new Set([...groups.values()].filter(({ length }) => length > 1).flat());

  return (name) => (alike.has(name) ? shortOf(name) : name);
}

function firstLetters(name: string, count: number): string {
  // No letter takes more than two code units.
  return [...name.slice(0, 2 * count)].slice(0, count).join("");
}

function cutInMiddle(letters: readonly string[], most: number): string {
  if (letters.length <= most) return letters.join("");
  const end = Math.floor((most - 1) / 2);

  return [...letters.slice(0, most - 1 - end), CUT, ...letters.slice(-end)].join("");
}

function alikeOf(names: readonly CutName[]): readonly (readonly CutName[])[] {
  return [...groupBy(names, ({ short }) => short).values()].filter(({ length }) => length > 1);
}

/** The last place at which each parts from one of the others: in their order, from one of the two beside it. */
function* partingsOf(names: readonly CutName[]): Generator<readonly [CutName, number]> {
  const sorted = names.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  let before = 0;

  for (const [at, one] of sorted.entries()) {
    const next = sorted[at + 1];
    const after = next === undefined ? 0 : partingOf(one.letters, next.letters);
    yield [one, Math.max(before, after)];
    before = after;
  }
}

function partingOf(letters: readonly string[], others: readonly string[]): number {
  const at = letters.findIndex((letter, place) => letter !== others[place]);

  return at < 0 ? letters.length : at;
}

/** A few letters of the beginning, then for each of the places some from shortly before it. */
function aroundPlaces({ letters, places }: CutName, most: number): string {
  const begin = Math.floor(most / 4 / places.size);
  const room = Math.floor((most - begin - places.size - 1) / places.size);
  const parts = [...letters.slice(0, begin)];
  let shown = begin;

  for (const place of [...places].toSorted((a, b) => a - b)) {
    if (place < shown) continue;
    const from = Math.max(shown, Math.min(place - Math.floor(room / 4), letters.length - room - 1));
    // One letter more takes the place of the sign that there are more.
    const end = from + room + 1 < letters.length ? from + room : letters.length;
    if (from > shown) parts.push(CUT);
    parts.push(...letters.slice(from, end));
    shown = end;
  }
  if (shown < letters.length) parts.push(CUT);

  return parts.join("");
}
