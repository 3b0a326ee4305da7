const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;

/**
 * Whether an object or a list of objects, as records are, begins here or behind blanks, and not the [INFO] of a log: what
 * values on one line are told by, in bytes and in text alike.
 *
 * @param codeAt - the byte or the character at a place; what is beyond the end is no bracket
 */
export function beginsValue(codeAt: (at: number) => number | undefined, start: number): boolean {
  const at = skipBlanks(codeAt, start);
  if (codeAt(at) !== OPEN_LIST) return codeAt(at) === OPEN_OBJECT;
  const next = codeAt(skipBlanks(codeAt, at + 1));

  return next === OPEN_OBJECT || next === CLOSE_LIST;
}

/** A line feed is none: what comes behind it is on another line. */
export function skipBlanks(codeAt: (at: number) => number | undefined, start: number): number {
  let at = start;
  while (isBlankOfLine(codeAt(at))) at += 1;

  return at;
}

function isBlankOfLine(code: number | undefined): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0d || code === 0x00;
}
