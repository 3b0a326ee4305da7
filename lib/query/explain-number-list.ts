import type { Mistake, ParsedValue } from "./parsed-filter";
import { printValue } from "./print-filter";
import type { DefinitionOf } from "./read-test";

/** A number as a table writes it: 8,000 or 1,234,567.5. The lookbehinds keep it from beginning inside another number. */
const GROUPED = /(?<!\d)(?<!\d\.)[1-9]\d{0,2}(?:,\d{3}(?!\d))+/g;
/** 0,7 for 0.7. */
const DECIMAL = /(?<!\d)(?<!\d\.)(\d+),(\d+)(?!\d|\.\d)/g;
/** No number of a list begins like this: it is the rest of one. */
const REST = /^0\d\d(?!\d)/;

/**
 * A comma that was meant to be part of a number and would be read as a list of alternatives, with the number as it is
 * written here; undefined where the list is one. A list is told from a number by its whole: 8,16,128 is no number.
 */
export function explainNumberList(
  values: readonly ParsedValue[],
  { isWhole }: DefinitionOf<"number">,
): Mistake | undefined {
  if (values.some(({ isQuoted }) => isQuoted)) return undefined;

  for (const list of unsignedLists(values)) {
    const mistake = (isWhole ? undefined : explained(list, asDecimal)) ?? explained(list, asWhole);
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
}

function asDecimal(text: string): Reading {
  const decimal = text.replace(DECIMAL, "$1.$2");

  return { text: decimal.includes(",") ? text : decimal, advice: "with a point" };
}

function asWhole(text: string): Reading {
  return { text: text.replace(GROUPED, (number) => number.replaceAll(",", "")), advice: "without the comma" };
}

function explained(list: readonly ParsedValue[], read: (text: string) => Reading): Mistake | undefined {
  const [first] = list;
  const last = list.at(-1);
  if (!first || !last) return undefined;

  const written = list.map(({ text }) => text).join(",");
  const { text, advice } = read(written);
  const hasRest = list.some((value) => REST.test(value.text));
  if (text === written || (text.includes(",") && !hasRest)) return undefined;

  const suggestion = `${first.operator ?? ""}${text}`;
  const message = `A comma stands between alternatives. Write ${suggestion} ${advice}${hasRest ? "" : listAdvice(list)}`;

  return { message, span: { start: first.span.start, end: last.span.end }, suggestion };
}

/** How a list is written that looks like a number, where nothing says that it is none. */
function listAdvice(list: readonly ParsedValue[]): string {
  const isPlain = list.every(({ text, operator = "=" }) => operator === "=" && /^\d+$/.test(text));
  if (!isPlain) return "";

  return `, or ${list.map((value) => printValue({ ...value, operator: "=" })).join(",")} for the list`;
}
