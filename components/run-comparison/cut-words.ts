import { cutBetween } from "./cut-between";

/**
 * A name of at most so many characters: its first word and as many of its last ones as have room. Names of one model's
 * variants differ in their words, which stay whole so that no two are left with the same letters.
 */
export function cutWords(text: string, most: number): string {
  if (text.length <= most) return text;
  const [first = "", ...rest] = text.split(" ");
  const last = rest.findIndex((_, at) => isWord(rest[at]) && `${first} … ${rest.slice(at).join(" ")}`.length <= most);

  return last < 0 ? cutBetween(text, most) : `${first} … ${rest.slice(last).join(" ")}`;
}

/** What the dots stand for ends before a word, not before the sign that joins it. */
function isWord(part: string | undefined): boolean {
  return part !== undefined && /[\p{L}\p{N}]/u.test(part);
}
