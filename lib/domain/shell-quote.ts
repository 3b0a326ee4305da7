/**
 * The text as one word of a shell, on one line. Where it holds characters that a terminal acts on, or that cannot be seen,
 * their bytes are spelled out as bash and zsh read them: a pasted Ctrl-C or line feed would end the line it stands in.
 */
export function shellQuote(text: string): string {
  if (/^[A-Za-z0-9_./:=-]+$/.test(text)) return text;
  if (!UNSEEN.test(text)) return `'${text.replaceAll("'", "'\\''")}'`;

  return `$'${text.replaceAll(SPELLED, spelled)}'`;
}

const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u;
// Quote and backslash as bytes too: then nothing inside can be taken for the end, nor "!" for a word of the history.
const SPELLED = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029'\\!]/gu;

function spelled(character: string): string {
  return Array.from(new TextEncoder().encode(character), (byte) => `\\x${byte.toString(16).padStart(2, "0")}`).join("");
}
