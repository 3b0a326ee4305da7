import type { Mistake, ParsedValue } from "./parsed-filter";
import { printValue } from "./print-filter";
import type { DefinitionOf } from "./read-test";
import { signed } from "./signed-value";

/** A number as a table writes it: 8,000 or 1,234,567.5. The lookbehinds keep it from beginning inside another number. */
const GROUPED = /(?<!\d)(?<!\d\.)[1-9]\d{0,2}(?:,\d{3}(?!\d))+/g;
/** 0,7 for 0.7. */
const DECIMAL = /(?<!\d)(?<!\d\.)(\d+),(\d+)(?!\d|\.\d)/g;
/** No number of a list begins like this: it is the rest of one. */
const REST = /^0\d\d(?!\d)/;

/** What a text would be as the values of the field. */
export interface ValuesReader {
  /** Whether it would be accepted from a person. */
  readonly isAccepted: (values: string) => boolean;
  /** Whether every value of it makes sense, however it was meant. */
  readonly isList: (values: string) => boolean;
}

/**
 * A comma that was meant to be part of a number and would be read as a list of alternatives, with the number as it is
 * written here; undefined where the list may be meant. Numbers alone are a list, 8,192 too: it asks for few rows, and
 * those are seen. >8,192 asks for nearly all, so it is asked back.
 */
export function explainNumberList(
  values: readonly ParsedValue[],
  { isWhole }: DefinitionOf<"number">,
  reader: ValuesReader,
): Mistake | undefined {
  if (values.some(({ isQuoted }) => isQuoted)) return undefined;

  for (const list of unsignedLists(values)) {
    const mistake = explained(list, isWhole ? asWhole : asDecimal, reader);
    if (mistake) return mistake;
  }

  return undefined;
}

/** Runs of values of which none but the first has a sign, as numbers with commas would be. */
function unsignedLists(values: readonly ParsedValue[]): readonly (readonly ParsedValue[])[] {
  const lists: ParsedValue[][] = [];
  for (const value of values) {
    const last = lists.at(-1);
    if (last && value.operator === undefined) last.push(value);
    else lists.push([value]);
  }

  return lists.filter((list) => list.length > 1);
}

interface Reading {
  /** The list with the numbers in place of the values that they were divided into. */
  readonly text: string;
  readonly advice: string;
  /** The values alone say that they are parts of numbers. */
  readonly isSaid: boolean;
}

function asWhole(list: readonly ParsedValue[]): Reading {
  const text = writtenOf(list).replace(GROUPED, (number) => number.replaceAll(",", ""));
  const isSaid = hasRest(list);

  return { text: text.includes(",") && !isSaid ? writtenOf(list) : text, advice: "without the comma", isSaid };
}

/** Numbers that are not whole are shares: none is larger than 1. */
function asDecimal(list: readonly ParsedValue[]): Reading {
  const text = writtenOf(list).replace(DECIMAL, "$1.$2");
  const isSaid = list.some((value) => value.text.split("..").some((end) => Number(end) > 1));

  return { text: text.includes(",") ? writtenOf(list) : text, advice: "with a point", isSaid };
}

function explained(
  list: readonly ParsedValue[],
  read: (list: readonly ParsedValue[]) => Reading,
  { isAccepted, isList }: ValuesReader,
): Mistake | undefined {
  const [first] = list;
  const last = list.at(-1);
  if (!first || !last) return undefined;

  const written = writtenOf(list);
  const { text, advice, isSaid } = read(list);
  const sign = first.operator ?? "";
  const isLikely = isSaid || isCompared(list) || isDividedRange(written, isList);
  if (text === written || !isLikely || !isAccepted(`${sign}${text}`)) return undefined;

  const asList = list.map((value) => printValue(signed(value))).join(",");
  const other = !hasRest(list) && isAccepted(asList) ? `, or ${asList} for the list` : "";
  const suggestion = `${sign}${text}`;
  const message = `A comma stands between alternatives. Write ${suggestion} ${advice}${other}`;

  return { message, span: { start: first.span.start, end: last.span.end }, suggestion };
}

function writtenOf(list: readonly ParsedValue[]): string {
  return list.map(({ text }) => text).join(",");
}

function hasRest(list: readonly ParsedValue[]): boolean {
  return list.some(({ text }) => REST.test(text));
}

/** >0,0 is any number there is: nobody writes 0.0 for it. */
function isCompared(list: readonly ParsedValue[]): boolean {
  const operator = list[0]?.operator ?? "=";

  return operator !== "=" && !list.slice(1).every(({ text }) => text === "0");
}

/** 8,192..16,384: a range that makes no sense as a list, or one with a comma in each of its ends. */
function isDividedRange(written: string, isList: (values: string) => boolean): boolean {
  if (!written.includes("..")) return false;
  const ends = written.split("..").filter((end) => end !== "");

  return !isList(written) || ends.every((end) => end.includes(","));
}
