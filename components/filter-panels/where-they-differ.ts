/** A beginning that long fills the line, and names that share it read alike. */
const LONG = 24;
/** So much of what is shared stays before the part that differs. */
const LEAD = 16;

/** Each name from near where it differs from the one most like it; a name that is told by its beginning is whole. */
export function whereTheyDiffer(names: readonly string[]): readonly string[] {
  return names.map((name, place) => {
    const others = names.filter((other, at) => at !== place && other !== name);
    const shared = Math.max(0, ...others.map((other) => sharedLength(name, other)));
    if (shared < LONG) return name;
    // At a word, also so that no character is cut in two.
    const start = name.lastIndexOf(" ", shared - LEAD) + 1;

    return start === 0 ? name : `… ${name.slice(start)}`;
  });
}

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;

  return at;
}
