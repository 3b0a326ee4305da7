/**
 * Text as PostgreSQL can store it: NUL characters and lone surrogates become U+FFFD.
 * Only for columns; the raw bytes of a record keep what the source wrote.
 */
export function sanitiseText(text: string): string {
  // Nearly no text has a surrogate at all, and looking for one of any kind takes a fifth of looking for lone ones.
  const wellFormed = SURROGATE.test(text) ? text.replaceAll(LONE_SURROGATES, "\uFFFD") : text;

  return wellFormed.includes("\0") ? wellFormed.replaceAll("\0", "\uFFFD") : wellFormed;
}

const SURROGATE = /[\ud800-\udfff]/;
// Under the u flag a surrogate of a pair is not a code point of its own, so this finds the lone ones.
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * A value as JSON text that jsonb accepts. JSON.stringify writes NUL and lone surrogates as escapes, which jsonb refuses.
 *
 * @returns undefined for a value that JSON does not have
 */
export function sanitiseJson(value: unknown): string | undefined {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined || !text.includes("\\u")) return text;

  return text.replaceAll(ESCAPES, (written) => (REFUSED.test(written) ? "\uFFFD" : written));
}

// Every escape is matched, so that the u of an escaped backslash ("\\\\u0000") is not taken for one.
const ESCAPES = /\\(?:u[0-9a-f]{4}|.)/g;
const REFUSED = /^\\u(?:0000|d[89a-f][0-9a-f]{2})$/;
