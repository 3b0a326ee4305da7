/**
 * complete: a whole JSON value that ends at `end`. cut: the text ends inside the value. broken: not JSON at character `at`.
 * `value` holds what was there before the cut or the break.
 */
export type PrefixValue =
  | { readonly kind: "complete"; readonly value: unknown; readonly end: number }
  | { readonly kind: "cut"; readonly value: unknown }
  | { readonly kind: "broken"; readonly at: number; readonly value: unknown };

/**
 * Reads one JSON value from text that may stop anywhere. NaN and Infinity read as null.
 * Only for samples and for telling where a value breaks: whole records go through JSON.parse, which is many times faster.
 */
export function parsePrefix(text: string, start: number): PrefixValue {
  return readValue(text, start, 0);
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

function readValue(text: string, start: number, depth: number): PrefixValue {
  const at = skipSpace(text, start);
  if (at >= text.length) return { kind: "cut", value: undefined };
  if (depth > MAX_DEPTH) return { kind: "broken", at, value: undefined };

  const first = text.charAt(at);
  if (first === "{") return readObject(text, at + 1, depth);
  if (first === "[") return readArray(text, at + 1, depth);
  if (first === '"') return readString(text, at);

  return readWord(text, at);
}

function readObject(text: string, start: number, depth: number): PrefixValue {
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

    const member = readValue(text, at + 1, depth + 1);
    if (member.value !== undefined) members.push([String(key.value), member.value]);
    if (member.kind === "broken") return broken(member.at);
    if (member.kind === "cut") return cut();

    at = skipSpace(text, member.end);
    if (text.charAt(at) === "}") return { kind: "complete", value: Object.fromEntries(members), end: at + 1 };
    if (at < text.length && text.charAt(at) !== ",") return broken(at);
    at = skipSpace(text, at + 1);
  }

  return cut();
}

function readArray(text: string, start: number, depth: number): PrefixValue {
  const items: unknown[] = [];
  let at = skipSpace(text, start);
  if (text.charAt(at) === "]") return { kind: "complete", value: items, end: at + 1 };

  while (at < text.length) {
    const item = readValue(text, at, depth + 1);
    if (item.value !== undefined) items.push(item.value);
    if (item.kind === "broken") return { kind: "broken", at: item.at, value: items };
    if (item.kind === "cut") return { kind: "cut", value: items };

    at = skipSpace(text, item.end);
    if (text.charAt(at) === "]") return { kind: "complete", value: items, end: at + 1 };
    if (at < text.length && text.charAt(at) !== ",") return { kind: "broken", at, value: items };
    at = skipSpace(text, at + 1);
  }

  return { kind: "cut", value: items };
}

function readString(text: string, start: number): PrefixValue {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return unescapeString(text, start, at + 1);
    if (code < 0x20) return { kind: "broken", at, value: undefined };
    at += code === 0x5c ? 2 : 1;
  }

  return { kind: "cut", value: text.slice(start + 1) };
}

function unescapeString(text: string, start: number, end: number): PrefixValue {
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
