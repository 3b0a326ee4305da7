/** About a line of a list, and less than the server sends. */
const MOST = 100;

/** The beginning of a problem's words on one line, cut between words. */
export function beginningOf(text: string): string {
  // Only breaks of lines and common spaces: other characters that are not seen have to be shown as what they are.
  const line = text.replace(/[ \t\r\n]+/g, " ").trim();
  if (line.length <= MOST) return line;
  const cut = line.slice(0, MOST + 1);
  const space = cut.lastIndexOf(" ");

  return `${space > MOST / 2 ? cut.slice(0, space) : line.slice(0, MOST)}…`;
}
