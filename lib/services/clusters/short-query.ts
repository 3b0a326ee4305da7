/** Enough of a query to know a problem by. */
const MOST_CHARS = 120;
/** Enough to have those, whatever line feeds stand between the words. */
export const QUERY_READ = 500;

/** A query in one line as a sentence can hold it: what is cut ends with a word and “…”. */
export function shortQuery(query: string): string {
  const line = query.replace(/[ \t\r\n]+/g, " ").replace(/^ | $/g, "");
  if (line.length <= MOST_CHARS) return line;
  const end = line.lastIndexOf(" ", MOST_CHARS);
  if (end >= MOST_CHARS / 2) return `${line.slice(0, end)}…`;

  // Some scripts have no spaces to cut at. Half of a character is no character.
  return `${line.slice(0, MOST_CHARS).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
