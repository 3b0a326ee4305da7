// JSON escapes half of a surrogate pair, and nothing else of that range: whole pairs stand as they are.
const ESCAPED_HALF = /\\(?:u(?:d[89a-f][0-9a-f]{2})|.)/gs;

/**
 * JSON text without halves of surrogate pairs: U+FFFD stands in their place. They are no characters, UTF-8 cannot hold
 * them, and readers of JSON lines refuse a file with one.
 */
export function wellFormed(json: string): string {
  if (!json.includes("\\ud")) return json;

  return json.replace(ESCAPED_HALF, (found) => (found.length > 2 ? "\ufffd" : found));
}
