/**
 * complete: a whole JSON value that ends at `end`. cut: the text ends inside the value. broken: not JSON at character `at`.
 * spent: JSON up to `at`, where the budget ended. `value` holds what was there before the cut, the break or the end of the budget.
 */
export type PrefixValue =
  | { readonly kind: "complete"; readonly value: unknown; readonly end: number }
  | { readonly kind: "cut"; readonly value: unknown }
  | { readonly kind: "broken"; readonly at: number; readonly value: unknown }
  | { readonly kind: "spent"; readonly at: number; readonly value: unknown };

/** Values that may still be read, counted down: megabytes of small ones take half a minute or all of the memory. */
export interface ValueBudget {
  left: number;
}

/**
 * Reads one JSON value from text that may stop anywhere. NaN and Infinity read as null.
 * Only for samples and for telling where a value breaks: whole records go through JSON.parse, which is many times faster.
 */
export function parsePrefix(text: string, start: number, budget: ValueBudget): PrefixValue {
  return readValue({ text, budget }, start, 0);
}

/** First position at or after `start` that is not JSON white space. */
export function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && " \t\r\n".includes(text.charAt(at))) at += 1;
  return at;
}

// Deeper than any record met, far below what the call stack holds.
const MAX_DEPTH = 500;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORDS = [
  ["true", true],
  ["false", false],
  ["null", null],
  ["NaN", null],
  ["-Infinity", null],
  ["Infinity", null],
] as const;

interface Reading {
  readonly text: string;
  readonly budget: ValueBudget;
}

function readValue(reading: Reading, start: number, depth: number): PrefixValue {
  const { text, budget } = reading;
  const at = skipSpace(text, start);
  if (at >= text.length) return { kind: "cut", value: undefined };
  if (depth > MAX_DEPTH) return { kind: "broken", at, value: undefined };
  if (budget.left <= 0) return { kind: "spent", at, value: undefined };
  budget.left -= 1;

  const first = text.charAt(at);
  if (first === "{") return readObject(reading, at + 1, depth);
  if (first === "[") return readArray(reading, at + 1, depth);
  if (first === '"') return readString(text, at);

  return readWord(text, at);
}

function readObject(reading: Reading, start: number, depth: number): PrefixValue {
  const { text } = reading;
  const members: [string, unknown][] = [];
  const cut = (): PrefixValue => ({ kind: "cut", value: Object.fromEntries(members) });
  const broken = (where: number): PrefixValue => ({ kind: "broken", at: where, value: Object.fromEntries(members) });
  let at = skipSpace(text, start);
  if (text.charAt(at) === "}") return { kind: "complete", value: {}, end: at + 1 };

  while (at < text.length) {
    if (text.charAt(at) !== '"') return broken(at);
    const key = readString(text, at);
    if (key.kind === "cut") return cut();
    if (key.kind === "broken") return broken(key.at);

    at = skipSpace(text, key.end);
    if (at >= text.length) return cut();
    if (text.charAt(at) !== ":") return broken(at);

    const member = readValue(reading, at + 1, depth + 1);
    if (member.value !== undefined) members.push([String(key.value), member.value]);
    if (member.kind !== "complete") return { ...member, value: Object.fromEntries(members) };

    at = skipSpace(text, member.end);
    if (text.charAt(at) === "}") return { kind: "complete", value: Object.fromEntries(members), end: at + 1 };
    if (at < text.length && text.charAt(at) !== ",") return broken(at);
    at = skipSpace(text, at + 1);
  }

  return cut();
}

function readArray(reading: Reading, start: number, depth: number): PrefixValue {
  const { text } = reading;
  const items: unknown[] = [];
  let at = skipSpace(text, start);
  if (text.charAt(at) === "]") return { kind: "complete", value: items, end: at + 1 };

  while (at < text.length) {
    const item = readValue(reading, at, depth + 1);
    if (item.value !== undefined) items.push(item.value);
    if (item.kind !== "complete") return { ...item, value: items };

    at = skipSpace(text, item.end);
    if (text.charAt(at) === "]") return { kind: "complete", value: items, end: at + 1 };
    if (at < text.length && text.charAt(at) !== ",") return { kind: "broken", at, value: items };
    at = skipSpace(text, at + 1);
  }

  return { kind: "cut", value: items };
}

function readString(text: string, start: number): Exclude<PrefixValue, { kind: "spent" }> {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return unescapeString(text, start, at + 1);
    if (code < 0x20) return { kind: "broken", at, value: undefined };
    at += code === 0x5c ? 2 : 1;
  }

  return { kind: "cut", value: text.slice(start + 1) };
}

function unescapeString(text: string, start: number, end: number): Exclude<PrefixValue, { kind: "spent" }> {
  try {
    return { kind: "complete", value: JSON.parse(text.slice(start, end)), end };
  } catch {
    return { kind: "broken", at: start, value: undefined };
  }
}

function readWord(text: string, at: number): PrefixValue {
  for (const [word, value] of WORDS) {
    if (text.startsWith(word, at)) return { kind: "complete", value, end: at + word.length };
    if (word.startsWith(text.slice(at))) return { kind: "cut", value: undefined };
  }

  NUMBER.lastIndex = at;
  const digits = NUMBER.exec(text)?.[0];
  if (digits === undefined) return { kind: "broken", at, value: undefined };

  const end = at + digits.length;
  return end === text.length
    ? { kind: "cut", value: Number(digits) }
    : { kind: "complete", value: Number(digits), end };
}
