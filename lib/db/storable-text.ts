/**
 * Text that PostgreSQL can hold: NUL and lone surrogates, which agent text may quote, become U+FFFD.
 * Raw records keep theirs, because they are stored as bytes.
 */
export function storableText(text: string): string {
  return text.replaceAll("\u0000", "\ufffd").replaceAll(/\p{Surrogate}/gu, "\ufffd");
}
