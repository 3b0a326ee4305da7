/** About a line of a list, and less than the server sends of a query. */
const LINE = 100;

/** The beginning of a text on one line: what is longer than `most` characters is cut between words and ends with “…”. */
export function beginningOf(text: string, most: number = LINE): string {
  // Only breaks of lines and common spaces: other characters that are not seen have to be shown as what they are.
  const line = text.replace(/[ \t\r\n]+/g, " ").replace(/^ | $/g, "");
  if (line.length <= most) return line;
  const end = line.lastIndexOf(" ", most);
  if (end >= most / 2) return `${line.slice(0, end)}…`;

  // Some scripts have no spaces to cut at. Half of a character is no character.
  return `${line.slice(0, most).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
