/** Longer words are cut: they are the agent's own or a task's, and only say which value is meant. */
const MOST_LETTERS = 120;
/** So much of the beginning stays where names are told apart further on. */
const HEAD_LETTERS = 40;
/** So much of what is shared stays before the part that differs. */
const LEAD = 16;

/**
 * Texts as names of one line, at most some 120 characters long. Of those that begin alike for so long, the first words are
 * followed by what stands near where they differ from the one most like them.
 */
export function cutApart(texts: readonly string[]): readonly string[] {
  const lines = texts.map((text) => text.replaceAll(/\s+/g, " ").trim());
  const names = lines.map((line) => cut(line, MOST_LETTERS));

  return lines.map((line, place) => {
    const name = names[place] ?? "";
    const alike = lines.filter((other, at) => names[at] === name && other !== line);
    if (alike.length === 0) return name;
    const from = startNear(line, Math.max(...alike.map((other) => sharedLength(line, other))));

    return `${cut(line, HEAD_LETTERS)} ${cut(line.slice(from), MOST_LETTERS - HEAD_LETTERS)}`;
  });
}

/** By whole characters: half of one is no text. */
function cut(line: string, most: number): string {
  const letters = [...line.slice(0, 2 * (most + 1))];

  return letters.length <= most ? line : `${letters.slice(0, most).join("").trimEnd()}…`;
}

/** At a word, where one begins near; not every script has spaces. */
function startNear(line: string, shared: number): number {
  const near = shared - LEAD;
  const word = line.lastIndexOf(" ", near) + 1;
  if (near - word < LEAD) return word;
  const isSecondHalf = /[\uDC00-\uDFFF]/.test(line[near] ?? "");

  return isSecondHalf ? near - 1 : near;
}

function sharedLength(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;

  return at;
}
