/**
 * Text as PostgreSQL can store it: NUL characters and lone surrogates become U+FFFD.
 * Only for columns and what is cited; the raw bytes of a record keep what the source wrote.
 */
export function sanitiseText(text: string): string {
  // Nearly no text has a surrogate at all, and looking for one of any kind takes a fifth of looking for lone ones.
  const wellFormed = SURROGATE.test(text) ? text.replaceAll(LONE_SURROGATES, "\uFFFD") : text;

  return wellFormed.includes("\0") ? wellFormed.replaceAll("\0", "\uFFFD") : wellFormed;
}

const SURROGATE = /[\ud800-\udfff]/;
// Under the u flag a surrogate of a pair is not a code point of its own, so this finds the lone ones.
const LONE_SURROGATES = /\p{Surrogate}/gu;
