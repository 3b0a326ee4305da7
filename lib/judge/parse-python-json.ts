import { skipSpace } from "@/lib/importers/parse-prefix";
import { pythonFloat } from "./python-text";

/** What a plain value cannot keep of the JSON that it was read from, looked up by the object that holds it. */
export interface PythonNotes {
  /** How Python writes a number of an object or array, where that is not how it is written here: 196.0, 1e-05. */
  readonly numberAt: (holder: object, key: string | number) => string | undefined;
  /** The members in the order of the text; an object here puts names that are numbers first. */
  readonly keysOf: (holder: object) => readonly string[];
}

/** For values that were not read with notes: floats without a fraction are taken for integers. */
export const NO_NOTES: PythonNotes = { numberAt: () => undefined, keysOf: Object.keys };

interface HolderNotes {
  numbers?: Map<string | number, string>;
  keys?: readonly string[];
}

/**
 * Reads JSON as Python does: NaN and Infinity are values, and what they would print as is noted beside the plain value.
 *
 * @throws SyntaxError where the text is not JSON
 */
export function parsePythonJson(text: string): { readonly value: unknown; readonly notes: PythonNotes } {
  const noted = new WeakMap<object, HolderNotes>();
  const reader = { text, at: 0, noted };
  const value = readValue(reader, 0);
  if (skipSpace(text, reader.at) < text.length) fail(reader);

  return {
    value,
    notes: {
      numberAt: (holder, key) => noted.get(holder)?.numbers?.get(key),
      keysOf: (holder) => noted.get(holder)?.keys ?? Object.keys(holder),
    },
  };
}

interface Reader {
  readonly text: string;
  at: number;
  readonly noted: WeakMap<object, HolderNotes>;
}

// Deeper than any record met, far below what the call stack holds.
const MAX_DEPTH = 500;
const NUMBER = /(-?(?:0|[1-9]\d*))(\.\d+)?([eE][+-]?\d+)?/y;
const WORDS = new Map<string, unknown>([
  ["true", true],
  ["false", false],
  ["null", null],
]);
/** Not JSON, but what Python reads and writes. */
const NOT_FINITE = ["NaN", "Infinity", "-Infinity"] as const;

/** A number that has to be noted, on its way to the object that holds it. */
class NotedNumber {
  readonly value: number | null;
  readonly text: string;
  constructor(value: number | null, text: string) {
    this.value = value;
    this.text = text;
  }
}

function readValue(reader: Reader, depth: number): unknown {
  reader.at = skipSpace(reader.text, reader.at);
  if (depth > MAX_DEPTH) fail(reader);

  switch (reader.text.charAt(reader.at)) {
    case "{":
      return readObject(reader, depth);
    case "[":
      return readArray(reader, depth);
    case '"':
      return readString(reader);
    default:
      return readWord(reader);
  }
}

function readObject(reader: Reader, depth: number): object {
  const members = new Map<string, unknown>();
  const numbers = new Map<string, string>();
  readItems(reader, "}", () => {
    reader.at = skipSpace(reader.text, reader.at);
    const key = readString(reader);
    reader.at = skipSpace(reader.text, reader.at);
    take(reader, ":");
    members.set(key, plain(readValue(reader, depth + 1), key, numbers));
  });

  // From entries, so that a member called __proto__ is one like any other.
  const value = Object.fromEntries(members);
  const keys = [...members.keys()];
  const isReordered = keys.some((key) => /^\d/.test(key));
  if (numbers.size > 0 || isReordered)
    reader.noted.set(value, { ...(numbers.size > 0 ? { numbers } : {}), ...(isReordered ? { keys } : {}) });
  return value;
}

function readArray(reader: Reader, depth: number): unknown[] {
  const items: unknown[] = [];
  const numbers = new Map<number, string>();
  readItems(reader, "]", () => items.push(plain(readValue(reader, depth + 1), items.length, numbers)));

  if (numbers.size > 0) reader.noted.set(items, { numbers });
  return items;
}

/** What stands between brackets: nothing, or one thing after the other with commas. */
function readItems(reader: Reader, close: string, readOne: () => void): void {
  reader.at = skipSpace(reader.text, reader.at + 1);
  if (reader.text.charAt(reader.at) === close) {
    reader.at += 1;
    return;
  }

  for (;;) {
    readOne();
    reader.at = skipSpace(reader.text, reader.at);
    if (reader.text.charAt(reader.at) === close) break;
    take(reader, ",");
  }
  reader.at += 1;
}

function plain<Key extends string | number>(read: unknown, key: Key, numbers: Map<Key, string>): unknown {
  // Of two members of one name the last counts.
  numbers.delete(key);
  if (!(read instanceof NotedNumber)) return read;

  numbers.set(key, read.text);
  return read.value;
}

function readString(reader: Reader): string {
  const { text, at: start } = reader;
  if (text.charAt(start) !== '"') fail(reader);
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  if (end === -1) fail(reader);

  reader.at = end + 1;
  return String(JSON.parse(text.slice(start, end + 1)));
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0;
  while (text.charAt(at - 1 - slashes) === "\\") slashes += 1;

  return slashes % 2 === 1;
}

function readWord(reader: Reader): unknown {
  const { text, at } = reader;
  for (const [word, value] of WORDS)
    if (text.startsWith(word, at)) {
      reader.at += word.length;
      return value;
    }
  const notFinite = NOT_FINITE.find((word) => text.startsWith(word, at));
  if (notFinite !== undefined) {
    reader.at += notFinite.length;
    return new NotedNumber(null, notFinite);
  }

  NUMBER.lastIndex = at;
  const match = NUMBER.exec(text);
  if (!match) return fail(reader);
  const [token, digits = "", fraction, exponent] = match;
  reader.at += token.length;
  const number = Number(token);
  if (fraction !== undefined || exponent !== undefined) return floatOf(number);

  // Python's integers have any size.
  return Number.isSafeInteger(number) ? number : new NotedNumber(number, digits);
}

function floatOf(number: number): number | NotedNumber {
  const text = pythonFloat(number);
  if (text === String(number)) return number;

  return new NotedNumber(Number.isFinite(number) ? number : null, text);
}

function take(reader: Reader, sign: string): void {
  if (reader.text.charAt(reader.at) !== sign) fail(reader);
  reader.at += 1;
}

function fail(reader: Reader): never {
  throw new SyntaxError(`Not JSON at character ${reader.at + 1}.`);
}
