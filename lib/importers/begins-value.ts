const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;

/**
 * Whether an object or a list of objects, as records are, begins here or behind blanks, and not the [INFO] of a log: what
 * values on one line are told by, in bytes and in text alike.
 *
 * @param codeAt - the character at a place; what is beyond the end is no bracket
 */
export function beginsValue(codeAt: (at: number) => number | undefined, start: number): boolean {
  const at = skipBlanks(codeAt, start);

  return opensValue(codeAt(at), codeAt(skipBlanks(codeAt, at + 1)));
}

/** A line feed is none: what comes behind it is on another line. */
export function skipBlanks(codeAt: (at: number) => number | undefined, start: number): number {
  let at = start;
  while (isBlankOfLine(codeAt(at))) at += 1;

  return at;
}

/** The same of bytes, which are many: a call for each of them takes several times as long. */
export function beginsValueInBytes(bytes: Uint8Array, start: number): boolean {
  const at = skipBlankBytes(bytes, start);

  return opensValue(bytes[at], bytes[skipBlankBytes(bytes, at + 1)]);
}

export function skipBlankBytes(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && isBlankOfLine(bytes[at])) at += 1;

  return at;
}

export function isBlankOfLine(code: number | undefined): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0d || code === 0x00;
}

/** @param next - behind the first, and behind blanks */
function opensValue(first: number | undefined, next: number | undefined): boolean {
  return first === OPEN_OBJECT || (first === OPEN_LIST && (next === OPEN_OBJECT || next === CLOSE_LIST));
}
