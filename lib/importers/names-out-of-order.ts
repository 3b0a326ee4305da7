import { endOfString } from "@/lib/domain/end-of-string";
import type { Place } from "./changed-numbers";

const NAME_OF_DIGITS = /"(\d+)"\s*:/g;
/** A name that a printed object has before its others, by size. */
const WHOLE = /^(?:0|[1-9]\d{0,9})$/;
const [SPACE, QUOTE, COLON, BACKSLASH, OPEN, CLOSE] = [0x20, 0x22, 0x3a, 0x5c, 0x7b, 0x7d];

/**
 * Whether an object of this JSON would be printed with its members in another order than they stand in. Reads only
 * objects with whole numbers among their names. Of text that is not JSON, or has a name twice, yes may stand for no.
 */
export function hasNamesOutOfOrder(text: string): boolean {
  let read = 0;
  for (const { index, 1: name = "" } of text.matchAll(NAME_OF_DIGITS)) {
    if (index < read || !WHOLE.test(name)) continue;
    // Behind a backslash the quote is one within a string, which ends behind the digits.
    if (text.charCodeAt(index - 1) === BACKSLASH) continue;

    let before = index - 1;
    while (text.charCodeAt(before) <= SPACE) before -= 1;
    const end = text.charCodeAt(before) === OPEN ? endOfOrdered(text, index) : undefined;
    if (end === undefined) return true;
    read = end;
  }

  return false;
}

/** Position behind the object whose first name begins at `first`; undefined where it, or one within, is out of order. */
function endOfOrdered(text: string, first: number): number | undefined {
  // Of each object around, then of the innermost: its last whole number, Infinity behind a name that is none.
  const around: number[] = [];
  let last = -1;
  let at = first;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    at += 1;
    if (code === OPEN) {
      around.push(last);
      last = -1;
    } else if (code === CLOSE) {
      const outer = around.pop();
      if (outer === undefined) return at;
      last = outer;
    } else if (code === QUOTE) {
      const start = at;
      at = endOfString(text, start - 1);
      if (!isName(text, at)) continue;

      const name = text.slice(start, at - 1);
      const rank = WHOLE.test(name) ? Number(name) : Number.POSITIVE_INFINITY;
      if (rank < Number.POSITIVE_INFINITY && rank <= last) return undefined;
      last = rank;
    }
  }

  return at;
}

function isName(text: string, behind: number): boolean {
  let at = behind;
  while (text.charCodeAt(at) <= SPACE) at += 1;

  return text.charCodeAt(at) === COLON;
}

/** Every name of digits alone, with its quotes; text within a string may look like one. */
export function findNamesOfDigits(text: string): readonly Place[] {
  return Array.from(text.matchAll(NAME_OF_DIGITS), (found) => ({
    start: found.index,
    end: endOfString(text, found.index),
  }));
}
