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
