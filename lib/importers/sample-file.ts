import { beginsValue, skipBlanks } from "./begins-value";
import type { FileSample, SampleValue } from "./importer";
import { itemsOfBroken } from "./items-of-broken";
import { isList, isObject } from "./json-value";
import { isBinaryText, nameBinary } from "./name-binary";
import { type PrefixValue, parsePrefix, skipSpace, type ValueBudget } from "./parse-prefix";

/** What the first bytes of a file hold, or why nothing can be said about them. */
export type SampledFile = (
  | { readonly kind: "sampled"; readonly sample: FileSample }
  /** `broken`: what a value that is no JSON as a whole holds all the same, where nothing else is there to tell by. */
  | { readonly kind: "unreadable"; readonly why: string; readonly broken?: FileSample }
) & {
  /** The bytes end inside the first record: more of them may tell more. */
  readonly isCut: boolean;
};

/** More than tells a format; everything else on the thread waits while they are read, less than a second. */
export const MOST_SAMPLE_VALUES = 200_000;

/** What a file is told by. */
export function toldBy(file: SampledFile): FileSample | undefined {
  return file.kind === "sampled" ? file.sample : file.broken;
}

/**
 * Reads the first values of a file from its first bytes, wherever those stop, `MOST_SAMPLE_VALUES` at most.
 * Raw NUL bytes and a byte order mark are passed over, as parseRecord does.
 */
export function sampleFile(head: Uint8Array): SampledFile {
  const binary = nameBinary(head);
  if (binary !== undefined) return unreadable(`The file is not UTF-8 text. It looks like ${binary}.`);

  const text = new TextDecoder().decode(head, { stream: true }).replaceAll("\0", "");
  const start = skipSpace(text, 0);
  if (start >= text.length) return unreadable("The file is empty.");

  const budget = { left: MOST_SAMPLE_VALUES };
  const first = readFirst(text, start, budget);
  if (isContainer(text, start) && spansLines(text, start, first)) return sampled("document", [first]);

  const values = linesOf(text, { start, value: first }, budget);
  const kind = isJoined(text, start, first) ? "document" : "lines";
  if (values.length > 0) return sampled(kind, values);

  const why = notJson(text, start);
  if (!isContainer(text, start) || !isTelling(first.value)) return unreadable(why);
  const isOneLine = skipSpace(text, lineEnd(text, start)) === text.length;
  const broken: FileSample = {
    kind: isOneLine ? "document" : "lines",
    values: [{ ...sampleOf(first), isComplete: false }],
  };

  return { kind: "unreadable", why, broken, isCut: !text.includes("\n", start) };
}

/** A list of no items, such as the [INFO] of a log, may be any. */
function isTelling(value: unknown): boolean {
  return isObject(value) || (isList(value) && value.some((item) => isObject(item) || isList(item)));
}

/** One broken item must not hide the other ones of its list. */
function readFirst(text: string, start: number, budget: ValueBudget): PrefixValue {
  const first = parsePrefix(text, start, budget);
  if (first.kind !== "broken" || text.charAt(start) !== "[") return first;

  return { ...first, value: itemsOfBroken(text.slice(start), budget) };
}

function unreadable(why: string): SampledFile {
  return { kind: "unreadable", why, isCut: false };
}

// A value that breaks on its first line, or where the second begins, is a broken line of a file of lines.
function spansLines(text: string, start: number, first: PrefixValue): boolean {
  const newline = text.indexOf("\n", start);
  if (newline === -1) return false;

  switch (first.kind) {
    case "complete":
      return newline < first.end;
    case "cut":
      return true;
    case "broken":
      return first.at > skipSpace(text, newline);
    case "spent":
      return first.at > newline;
  }
}

/** Files that end without a line feed, one behind the other, may be a single line of any length. */
function isJoined(
  text: string,
  start: number,
  value: PrefixValue,
): value is Extract<PrefixValue, { kind: "complete" }> {
  const codeAt = (at: number): number => text.charCodeAt(at);

  return value.kind === "complete" && beginsValue(codeAt, start) && beginsValue(codeAt, value.end);
}

/** Whether nothing but blanks comes behind it before the line ends. */
function endsLine(text: string, at: number, end: number): boolean {
  return skipBlanks((place) => text.charCodeAt(place), at) >= end;
}

const MAX_VALUES = 20;

function sampled(kind: FileSample["kind"], values: readonly PrefixValue[]): SampledFile {
  return { kind: "sampled", sample: { kind, values: values.map(sampleOf) }, isCut: isFirstCut(values) };
}

function sampleOf(value: PrefixValue): SampleValue {
  return { value: value.value, isComplete: value.kind === "complete" };
}

/** Of a list, which may be the whole file, the first item is the first record. */
function isFirstCut([first]: readonly PrefixValue[]): boolean {
  // Where the budget ended, a longer sample ends too.
  if (first === undefined || first.kind === "complete" || first.kind === "spent") return false;

  return !isList(first.value) || first.value.length < 2;
}

interface FirstValue {
  readonly start: number;
  readonly value: PrefixValue;
}

// Some lines may be garbage: the rest of the file decides.
function linesOf(text: string, first: FirstValue, budget: ValueBudget): readonly PrefixValue[] {
  const values: PrefixValue[] = [];
  let at = 0;

  while (at < text.length && values.length < MAX_VALUES) {
    const start = skipSpace(text, at);
    const end = lineEnd(text, start);
    at = end + 1;
    if (!isContainer(text, start)) continue;

    const value = start === first.start ? first.value : parsePrefix(text.slice(0, end), start, budget);
    const isFollowed = isJoined(text, start, value);
    if (isFollowed || tells(value, text, end)) values.push(value);
    if (value.kind === "spent") break;
    if (isFollowed) at = value.end;
  }

  return values;
}

/** A whole line; the beginning of a long one, or of the one where the text ends. */
function tells(value: PrefixValue, text: string, end: number): boolean {
  switch (value.kind) {
    case "complete":
      return endsLine(text, value.end, end);
    case "cut":
      return end === text.length;
    case "broken":
      return false;
    case "spent":
      return value.value !== undefined;
  }
}

function lineEnd(text: string, start: number): number {
  const newline = text.indexOf("\n", start);

  return newline === -1 ? text.length : newline;
}

function isContainer(text: string, at: number): boolean {
  return text.charAt(at) === "{" || text.charAt(at) === "[";
}

function notJson(text: string, start: number): string {
  if (isBinaryText(text)) return "The file is not UTF-8 text. JSON or JSON lines are wanted.";

  const begins = text
    .slice(start, start + 32)
    .replaceAll(/\s+/g, " ")
    .trim();
  return `The file is not JSON or JSON lines; it begins with “${begins}”.`;
}
