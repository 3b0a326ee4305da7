const HINT_CHARS = 4;

/** The last characters of a key, by which people tell keys apart; none of a key so short that they would be half of it. */
export function keyHint(key: string): string {
  return key.length < HINT_CHARS * 2 ? "" : key.slice(-HINT_CHARS);
}
