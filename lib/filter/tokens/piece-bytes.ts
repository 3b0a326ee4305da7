/** Longer pre-tokens are rare, and get a buffer that is not kept. */
const KEPT_BYTES = 1024;

const encoder = new TextEncoder();
const kept = new Uint8Array(KEPT_BYTES);

/** A pre-token as UTF-8, where half a surrogate pair becomes U+FFFD; valid until the next call. */
export function pieceBytes(units: Uint16Array, start: number, end: number): Uint8Array {
  const bytes = (end - start) * 3 <= KEPT_BYTES ? kept : new Uint8Array((end - start) * 3);
  const { written } = encoder.encodeInto(textOf(units, start, end), bytes);

  return bytes.subarray(0, written);
}

/** Arguments of one call: more would pass the stack's limit. */
const UNITS_A_CALL = 4096;

function textOf(units: Uint16Array, start: number, end: number): string {
  let text = "";
  for (let at = start; at < end; at += UNITS_A_CALL) {
    text += String.fromCharCode(...units.subarray(at, Math.min(end, at + UNITS_A_CALL)));
  }
  return text;
}
