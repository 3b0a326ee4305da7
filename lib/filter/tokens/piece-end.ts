import { classAt, LETTER, NEWLINE, NUMBER, OTHER, SPACE, UNIT_CLASSES, widthAt } from "./char-classes";

const APOSTROPHE = 0x27;
const BLANK = 0x20;

/**
 * Where the pre-token that starts at `start` ends. Cuts text as Qwen3's pre-tokenizer does, whose expression
 * is, in order: 's 't 're 've 'm 'll 'd in any case; letters with at most one leading sign; one digit; signs
 * with at most one leading blank and their line ends; white space up to its last line end; white space but for
 * the last one before a word; white space. Written out, because the expression takes ten times as long.
 *
 * @param end - where the text ends, as if nothing followed
 */
export function pieceEnd(units: Uint16Array, start: number, end: number): number {
  const unit = units[start] ?? 0;
  const known = classAt(units, start, end);
  const next = start + (unit < 0xd8_00 ? 1 : widthAt(units, start, end));
  if (known === LETTER) return lettersEnd(units, next, end);
  if (known === NUMBER) return next;
  if (unit === APOSTROPHE) {
    const contracted = contractionEnd(units, next, end);
    if (contracted > next) return contracted;
  }

  const following = next < end ? classAt(units, next, end) : SPACE;
  if (known !== NEWLINE && following === LETTER) return lettersEnd(units, next, end);
  if (known === OTHER) return signsEnd(units, next, end);
  if (unit === BLANK && next < end && following === OTHER) return signsEnd(units, next, end);
  return spaceEnd(units, start, end);
}

function lettersEnd(units: Uint16Array, from: number, end: number): number {
  let at = from;
  while (at < end) {
    const known = UNIT_CLASSES[units[at] ?? 0] ?? OTHER;
    if (known === LETTER) at++;
    else if (known > NEWLINE && classAt(units, at, end) === LETTER) at += widthAt(units, at, end);
    else break;
  }
  return at;
}

function signsEnd(units: Uint16Array, from: number, end: number): number {
  let at = from;
  while (at < end && classAt(units, at, end) === OTHER) at += widthAt(units, at, end);
  while (at < end && UNIT_CLASSES[units[at] ?? 0] === NEWLINE) at++;
  return at;
}

function spaceEnd(units: Uint16Array, start: number, end: number): number {
  let at = start;
  let afterNewline = -1;
  while (at < end) {
    const known = UNIT_CLASSES[units[at] ?? 0];
    if (known !== SPACE && known !== NEWLINE) break;
    at++;
    if (known === NEWLINE) afterNewline = at;
  }

  if (afterNewline !== -1) return afterNewline;
  // The last blank goes with the word that follows it.
  return at < end && at - start > 1 ? at - 1 : at;
}

/** End of the letters of a contraction; `from` when there is none. The long s folds to s. */
function contractionEnd(units: Uint16Array, from: number, end: number): number {
  if (from >= end) return from;
  const first = lowerCase(units, from);
  if ("stmd\u017f".includes(first)) return from + 1;
  if (from + 1 >= end) return from;

  const pair = first + lowerCase(units, from + 1);
  return pair === "re" || pair === "ve" || pair === "ll" ? from + 2 : from;
}

function lowerCase(units: Uint16Array, at: number): string {
  return String.fromCharCode(units[at] ?? 0).toLowerCase();
}
