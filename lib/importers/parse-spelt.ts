import { endOfString } from "./end-of-string";

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
 * @throws SyntaxError where the text is not JSON
 */
export function parseSpelt(text: string): SpeltValue {
  if (!MAY_CHANGE.some((pattern) => pattern.test(text)) || MARKED.test(text)) return { value: JSON.parse(text) };

  const marked = markText(text);
  const value: unknown = JSON.parse(marked ?? text);

  return marked === undefined ? { value } : takeMarks(value);
}

/**
 * What only such numbers and names hold, or text like them: a fraction that ends in 0 or has many digits, a long run of
 * digits, an exponent, a minus before 0, a name of digits. A look for each costs less than one for all, and digits one by
 * one a tenth of a counted repeat.
 */
const MAY_CHANGE = [
  /\.\d*0[\s,\]}]/,
  /\.\d\d\d\d\d\d\d/,
  /\d\d\d\d\d\d\d\d\d\d\./,
  /\d\d\d\d\d\d\d\d\d\d\d\d\d\d\d\d/,
  /[eE][-+]?\d+[\s,\]}]/,
  /-0[\s,\]}]/,
  /"\d+"\s*:/,
] as const;
const CANDIDATE =
  /\d\.\d*0(?=[\s,\]}])|\d\.\d{7}|\d{10}\.\d|\d{16}|\d[eE][-+]?\d+(?=[\s,\]}])|-0(?=[\s,\]}])|"(?:0|[1-9]\d{0,9})"(?=\s*:)/g;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** What may stand before a number that is a value, and right behind it. */
const BEFORE = /[:,[\s]/;
const BEHIND = /\s*(?:[,\]}]|$)/y;
// Of the private use area: JSON has a number as a string behind it, and a name of digits too, until it is taken back.
const MARK = "\uE000";
// A name of digits that is written with escapes is not found, and would be another one beside those that are.
const MARKED = /\uE000|\\u(?:[eE]000|003\d)/;

/** The text with a mark before each such name, and each such number as a marked string; undefined where there is none. */
function markText(text: string): string | undefined {
  const parts: string[] = [];
  let outside = 0;
  let taken = 0;
  for (const { index } of text.matchAll(CANDIDATE)) {
    if (index < taken) continue;
    for (let quote = text.indexOf('"', outside); quote !== -1 && quote < index; quote = text.indexOf('"', outside))
      outside = endOfString(text, quote);
    if (outside > index) continue;

    if (text.charAt(index) === '"') {
      parts.push(text.slice(taken, index + 1), MARK);
      taken = index + 1;
      continue;
    }
    const start = startOfNumber(text, index);
    NUMBER.lastIndex = start;
    const token = NUMBER.exec(text)?.[0] ?? "";
    BEHIND.lastIndex = start + token.length;
    // A number that is no value: the text is not JSON, and stays as it is.
    if (!BEHIND.test(text)) return undefined;
    if (String(Number(token)) === token) continue;

    parts.push(text.slice(taken, start), `"${MARK}${token}"`);
    taken = start + token.length;
  }

  return taken === 0 ? undefined : `${parts.join("")}${text.slice(taken)}`;
}

function startOfNumber(text: string, within: number): number {
  let at = within;
  while (at > 0 && !BEFORE.test(text.charAt(at - 1))) at -= 1;

  return at;
}

/** Puts numbers and names back in place, and keeps how they stood. */
function takeMarks(root: unknown): SpeltValue {
  const box = { root };
  const numbers = new Map<object, Map<string, string>>();
  const orders = new Map<object, readonly string[]>();
  const holders: object[] = [box];
  for (let holder = holders.pop(); holder !== undefined; holder = holders.pop()) {
    const names = takeNames(holder);
    if (Object.keys(holder).some((name, at) => name !== names[at])) orders.set(holder, names);

    for (const name of names) {
      const member: unknown = Reflect.get(holder, name);
      if (typeof member === "object" && member !== null) holders.push(member);
      if (typeof member !== "string" || !member.startsWith(MARK)) continue;

      const token = member.slice(MARK.length);
      define(holder, name, Number(token));
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

/** Takes the marks from the names of an object's members. */
function takeNames(holder: object): readonly string[] {
  return Object.keys(holder).map((name) => {
    if (!name.startsWith(MARK)) return name;

    const plain = name.slice(MARK.length);
    define(holder, plain, Reflect.get(holder, name));
    Reflect.deleteProperty(holder, name);
    return plain;
  });
}

/** Not assigned: a member may be called __proto__. */
function define(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, writable: true, configurable: true });
}
