/**
 * A query without the differences that do not make another problem: case, width, punctuation and white space.
 * Runs of anything but letters and digits become one space (domain: equal for variants that differ by a line feed).
 */
export function normaliseQuery(query: string): string {
  return query
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
