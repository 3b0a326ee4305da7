/** How numbers stand in a source where a plain value cannot keep it: 188.0, 12345678901234567890. By what holds them. */
export interface Spelling {
  readonly numberAt: (holder: object, key: string | number) => string | undefined;
}

export interface SpeltValue {
  readonly value: unknown;
  /** Absent where every number is printed as it stands. */
  readonly spelling?: Spelling;
}

/**
 * Reads JSON, and notes the numbers that would be printed in another way than they stand.
 *
 * @throws SyntaxError where the text is not JSON
 */
export function parseSpelt(text: string): SpeltValue {
  if (!MAY_CHANGE.some((pattern) => pattern.test(text)) || MARKED.test(text)) return { value: JSON.parse(text) };

  const marked = markNumbers(text);
  const value: unknown = JSON.parse(marked ?? text);

  return marked === undefined ? { value } : takeMarks(value);
}

/**
 * What only such numbers hold, or text like them: a fraction that ends in 0, a long run of digits, an exponent, a minus
 * before 0. Four looks cost less than one for all, and sixteen digits one by one a tenth of a counted repeat.
 */
const MAY_CHANGE = [
  /\.\d*0[\s,\]}]/,
  /\d\d\d\d\d\d\d\d\d\d\d\d\d\d\d\d/,
  /[eE][-+]?\d+[\s,\]}]/,
  /-0[\s,\]}]/,
] as const;
const CANDIDATE = /\d\.\d*0(?=[\s,\]}])|\d{16}|\d[eE][-+]?\d+(?=[\s,\]}])|-0(?=[\s,\]}])/g;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** What may stand before a number that is a value, and right behind it. */
const BEFORE = /[:,[\s]/;
const BEHIND = /\s*(?:[,\]}]|$)/y;
// Of the private use area: JSON has the number as a string behind it until it is taken back.
const MARK = "\uE000";
const MARKED = /\uE000|\\u[eE]000/;

/** The text with each such number as a marked string; undefined where there is none. Strings are passed over. */
function markNumbers(text: string): string | undefined {
  const parts: string[] = [];
  let outside = 0;
  let taken = 0;
  for (const { index } of text.matchAll(CANDIDATE)) {
    if (index < taken) continue;
    for (let quote = text.indexOf('"', outside); quote !== -1 && quote < index; quote = text.indexOf('"', outside))
      outside = endOfString(text, quote);
    if (outside > index) continue;

    const start = startOfNumber(text, index);
    NUMBER.lastIndex = start;
    const token = NUMBER.exec(text)?.[0] ?? "";
    BEHIND.lastIndex = start + token.length;
    // What is no value is left as it is, so that what is not JSON stays so.
    if (String(Number(token)) === token || !BEHIND.test(text)) continue;

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

/** Position behind the string that begins at `quote`; the end of the text where it does not end. */
export function endOfString(text: string, quote: number): number {
  let end = text.indexOf('"', quote + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);

  return end === -1 ? text.length : end + 1;
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charAt(at - 1 - slashes) === "\\") slashes += 1;

  return slashes % 2 === 1;
}

/** Puts the numbers back in place, and keeps how they stood. */
function takeMarks(root: unknown): SpeltValue {
  const box = { root };
  const noted = new WeakMap<object, Map<string, string>>();
  const holders: object[] = [box];
  for (let holder = holders.pop(); holder !== undefined; holder = holders.pop())
    for (const key of Object.keys(holder)) {
      const member: unknown = Reflect.get(holder, key);
      if (typeof member === "object" && member !== null) holders.push(member);
      if (typeof member !== "string" || !member.startsWith(MARK)) continue;

      const token = member.slice(MARK.length);
      // Defined and not assigned: a member may be called __proto__.
      Object.defineProperty(holder, key, {
        value: Number(token),
        enumerable: true,
        writable: true,
        configurable: true,
      });
      const notes = noted.get(holder) ?? new Map<string, string>();
      noted.set(holder, notes.set(key, token));
    }

  return {
    value: box.root,
    spelling: { numberAt: (holder, key) => noted.get(holder)?.get(String(key)) },
  };
}
