/** Figures whose own name leaves something out. */
const WORDS: Readonly<Record<string, string>> = {
  rowsWithoutSystem: "rows without a system message",
  partsOnlyNamed: "images and other parts in the source records, for which a word in brackets stands",
  callRowsWithoutTools: "rows that train on calls and hold no tools",
};

/** A figure of a manifest as words: "stepsTooLong", the name of its member, reads "steps too long". */
export function figureWords(name: string): string {
  const words = Object.hasOwn(WORDS, name) ? WORDS[name] : undefined;

  return words ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
