const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Whether a line that begins with `next` can go on with a JSON value whose lines so far end in `last`, both without the
 * white space around them. What follows a record that breaks off cannot, but for the few places where a value is due.
 *
 * @param isInObject - the innermost bracket that is open is an object's, where a comma is followed by a name
 */
export function goesOn(last: number, next: number, isInObject: boolean): boolean {
  switch (last) {
    case COMMA:
      if (isInObject) return next === QUOTE;
      return next !== COMMA && next !== COLON && next !== CLOSE_OBJECT && next !== CLOSE_LIST;
    case OPEN_OBJECT:
      return next === QUOTE || next === CLOSE_OBJECT;
    case OPEN_LIST:
      return next !== COMMA && next !== COLON && next !== CLOSE_OBJECT;
    case COLON:
      return next !== COMMA && next !== COLON && next !== CLOSE_OBJECT && next !== CLOSE_LIST;
    default:
      return next === COMMA || next === COLON || next === CLOSE_OBJECT || next === CLOSE_LIST;
  }
}

/** Whether a record may begin with it. */
export function beginsRecord(byte: number | undefined): boolean {
  return byte === OPEN_OBJECT || byte === OPEN_LIST;
}

/** What a value that has all its brackets ends in. */
export function endsValue(byte: number | undefined): boolean {
  return byte === CLOSE_OBJECT || byte === CLOSE_LIST;
}

/** White space of JSON, and the NUL bytes that a process killed in the middle of a write leaves. */
export function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x00;
}

/** Blanks and tabs before what stands in a line. */
export function indentOf(bytes: Uint8Array): number {
  let at = 0;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at += 1;

  return at;
}

/** The first byte that is not blank; undefined where all are. */
export function firstByte(bytes: Uint8Array, start = 0, end = bytes.length): number | undefined {
  let at = start;
  while (at < end && isBlank(bytes[at])) at += 1;

  return at < end ? bytes[at] : undefined;
}

/** The last byte that is not blank; undefined where all are. */
export function lastByte(bytes: Uint8Array, start = 0, end = bytes.length): number | undefined {
  let at = end;
  while (at > start && isBlank(bytes[at - 1])) at -= 1;

  return at > start ? bytes[at - 1] : undefined;
}
