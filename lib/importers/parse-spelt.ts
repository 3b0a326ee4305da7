import { endOfString } from "@/lib/domain/end-of-string";
import { findChangedNumbers } from "./changed-numbers";
import { findNamesOfDigits, hasNamesOutOfOrder } from "./names-out-of-order";
import { requireFlat } from "./nests-too-deep";

/** What of a source a plain value cannot keep, by what holds it: 188.0, 12345678901234567890, {"2": "b", "1": "a"}. */
export interface Spelling {
  /** How a number stands; undefined where it is printed so. */
  readonly numberAt: (holder: object, key: string | number) => string | undefined;
  /** The names of an object's members as they stand; undefined where that is its own order. */
  readonly namesOf: (holder: object) => readonly string[] | undefined;
}

export interface SpeltValue {
  readonly value: unknown;
  /** Absent where everything is printed as it stands. */
  readonly spelling?: Spelling;
}

/**
 * Reads JSON, and notes the numbers that would be printed in another way than they stand, and the order of members where
 * whole numbers among their names would come first.
 *
 * @throws SyntaxError where the text is not JSON, NestsTooDeep
 */
export function parseSpelt(text: string): SpeltValue {
  const marked = markText(text);
  const value: unknown = JSON.parse(marked ?? text);
  requireFlat(text, value);

  return marked === undefined ? { value } : takeMarks(value);
}

// Of the private use area: JSON has a number as a string behind it, and a name of digits too, until it is taken back.
const MARK = "\uE000";
// A name of digits that is written with escapes is not found, and would be another one beside those that are.
const MARKED = /\uE000|\\u(?:[eE]000|003\d)/;
/** Right behind a number that is a value. */
const BEHIND = /\s*(?:[,\]}]|$)/y;

/** The text with a mark before each such name, and each such number as a marked string; undefined where there is none. */
function markText(text: string): string | undefined {
  const places = [...findChangedNumbers(text), ...(hasNamesOutOfOrder(text) ? findNamesOfDigits(text) : [])];
  if (places.length === 0 || MARKED.test(text)) return undefined;

  const parts: string[] = [];
  let outside = 0;
  // Kept from place to place: behind the last string each look for another would read to the end of the text.
  let quote = text.indexOf('"');
  let taken = 0;
  for (const { start, end } of places.sort((one, other) => one.start - other.start)) {
    while (quote !== -1 && quote < start) {
      outside = endOfString(text, quote);
      quote = text.indexOf('"', outside);
    }
    BEHIND.lastIndex = end;
    if (outside > start || start < taken) continue;

    if (text.charAt(start) === '"') parts.push(text.slice(taken, start + 1), MARK, text.slice(start + 1, end));
    // What is no value stays as it is, so that what is not JSON stays so.
    else if (BEHIND.test(text)) parts.push(text.slice(taken, start), `"${MARK}${text.slice(start, end)}"`);
    else continue;
    taken = end;
  }

  return taken === 0 ? undefined : `${parts.join("")}${text.slice(taken)}`;
}

/** Puts numbers and names back in place, and keeps how they stood. */
function takeMarks(root: unknown): SpeltValue {
  const box = { root };
  const numbers = new Map<object, Map<string, string>>();
  const orders = new Map<object, readonly string[]>();
  const holders: object[] = [box];
  for (let holder = holders.pop(); holder !== undefined; holder = holders.pop()) {
    const keys = Object.keys(holder);
    const names = keys.some(isMarked) ? takeNames(holder, keys) : keys;
    if (names !== keys && Object.keys(holder).some((name, at) => name !== names[at])) orders.set(holder, names);

    for (const name of names) {
      const member: unknown = Reflect.get(holder, name);
      if (typeof member === "object" && member !== null) holders.push(member);
      if (typeof member !== "string" || !isMarked(member)) continue;

      const token = member.slice(MARK.length);
      // Its own already, whatever it is called.
      Reflect.set(holder, name, Number(token));
      const notes = numbers.get(holder) ?? new Map<string, string>();
      numbers.set(holder, notes.set(name, token));
    }
  }
  if (numbers.size + orders.size === 0) return { value: box.root };

  return {
    value: box.root,
    spelling: {
      numberAt: (holder, key) => numbers.get(holder)?.get(String(key)),
      namesOf: (holder) => orders.get(holder),
    },
  };
}

function isMarked(text: string): boolean {
  return text.charAt(0) === MARK;
}

/** Takes the marks from the names of an object's members. All are set anew, so that they stand as JSON.parse has them. */
function takeNames(holder: object, keys: readonly string[]): readonly string[] {
  return keys.map((name) => {
    const plain = isMarked(name) ? name.slice(MARK.length) : name;
    const value: unknown = Reflect.get(holder, name);
    Reflect.deleteProperty(holder, name);
    // Defined and not assigned: a member may be called __proto__.
    Object.defineProperty(holder, plain, { value, enumerable: true, writable: true, configurable: true });

    return plain;
  });
}
