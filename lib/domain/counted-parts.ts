/** How each part is told, by the name of its count. */
type PartWords<Part extends string> = Readonly<Record<Part, readonly [one: string, many: string]>>;

/** "3,000 trajectories", "1 split": each part with its number, in the order of the words and without those of which there is none. */
export function countedParts<Part extends string>(
  words: PartWords<Part>,
  parts: readonly Part[],
  counts: Readonly<Record<Part, number>>,
): readonly string[] {
  return parts
    .filter((part) => counts[part] > 0)
    .map((part) => `${counts[part].toLocaleString("en")} ${words[part][counts[part] === 1 ? 0 : 1]}`);
}
