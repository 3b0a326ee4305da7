/** What Qwen3's pre-tokenizer tells characters apart by. */
export const OTHER = 0;
export const LETTER = 1;
export const NUMBER = 2;
export const SPACE = 3;
/** Carriage return and line feed: white space as well. */
export const NEWLINE = 4;
/** Half of a pair: `classAt` has to look at the whole. */
const SURROGATE = 5;

/** Class of every UTF-16 code unit. */
export const UNIT_CLASSES: Uint8Array = unitClasses();

/** Class of the character at a position, which is inside the text. */
export function classAt(units: Uint16Array, at: number, end: number): number {
  const known = UNIT_CLASSES[units[at] ?? 0] ?? OTHER;
  return known < SURROGATE ? known : pairClass(units, at, end);
}

/** Code units of the character at a position: 2 for a surrogate pair. */
export function widthAt(units: Uint16Array, at: number, end: number): number {
  return isHigh(units[at] ?? 0) && at + 1 < end && isLow(units[at + 1] ?? 0) ? 2 : 1;
}

function pairClass(units: Uint16Array, at: number, end: number): number {
  if (widthAt(units, at, end) === 1) return OTHER;

  const pair = String.fromCharCode(units[at] ?? 0, units[at + 1] ?? 0);
  if (/\p{L}/u.test(pair)) return LETTER;
  return /\p{N}/u.test(pair) ? NUMBER : OTHER;
}

function unitClasses(): Uint8Array {
  const classes = new Uint8Array(0x1_00_00);

  for (let unit = 0; unit < classes.length; unit++) classes[unit] = classOfUnit(unit);
  return classes;
}

function classOfUnit(unit: number): number {
  if (isHigh(unit) || isLow(unit)) return SURROGATE;
  const character = String.fromCharCode(unit);
  if (character === "\r" || character === "\n") return NEWLINE;
  // The trainer's expression engine takes Unicode white space: with U+0085, without U+FEFF.
  if (/\p{White_Space}/u.test(character)) return SPACE;
  if (/\p{L}/u.test(character)) return LETTER;

  return /\p{N}/u.test(character) ? NUMBER : OTHER;
}

function isHigh(unit: number): boolean {
  return unit >= 0xd8_00 && unit <= 0xdb_ff;
}

function isLow(unit: number): boolean {
  return unit >= 0xdc_00 && unit <= 0xdf_ff;
}
