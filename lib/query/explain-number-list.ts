import type { Mistake, ParsedTerm, ParsedValue } from "./parsed-filter";
import { printValue } from "./print-filter";
import type { DefinitionOf } from "./read-test";
import { signedList, type WrittenValue } from "./signed-list";

type FieldTerm = Extract<ParsedTerm, { kind: "field" }>;

/** A number as a table writes it: 8,000 or 1,234,567. The lookbehinds keep it from beginning inside another number. */
const GROUPED = /(?<!\d)(?<!\d\.)[1-9]\d{0,2}(?:,\d{3}(?!\d))+/g;
/** 0,7 for 0.7. */
const DECIMAL = /(?<!\d)(?<!\d\.)\d+,\d+(?!\d|\.\d)/g;
/** No number of a list begins like this: it is the rest of one. */
const REST = /^0\d/;
/** Behind the comma of a whole number there are three digits. */
const GROUP = /^\d{3}(?!\d)/;
const CLOSED_RANGE = /^\d+(\.\d+)?\.\.\d+(\.\d+)?$/;

/**
 * A comma that may be part of a number and would be read as a list: >8,192 would ask for more than 8, which is nearly
 * all. A list of numbers alone stays one, 8,192 too, since it asks for few rows, unless they are left out.
 *
 * @param isAccepted - whether the term would be valid with these values, so that nothing else is suggested
 */
export function explainNumberList(
  term: Pick<FieldTerm, "values" | "isNegated">,
  definition: DefinitionOf<"number">,
  isAccepted: (values: string) => boolean,
): Mistake | undefined {
  const { values } = term;
  const [first] = values;
  const last = values.at(-1);
  const rest = values.flatMap(endsOf).find((end) => REST.test(end));
  if (!first || !last || first === last || (rest === undefined && !isUnclear(term, definition))) return undefined;

  const { isWhole } = definition;
  const written = printList(values);
  const number = written.replace(isWhole ? GROUPED : DECIMAL, (found) => found.replaceAll(",", isWhole ? "" : "."));
  const list = printList(signedList(values));
  // Where a comma is left that may be one of a number, nobody knows what was meant.
  const isPart = (text: string) => (term.isNegated || values.some(isManyNumbers)) && /\d,\d/.test(text);
  const [suggestion, other] = [number, list].map((text) =>
    text !== written && !isPart(text) && isAccepted(text) ? text : undefined,
  );
  const message = `A comma stands between alternatives${advice({ suggestion, other, rest, isWhole })}`;
  const span = { start: first.span.start, end: last.span.end };

  return { message, span, ...(suggestion === undefined ? {} : { suggestion }) };
}

/** Whether a comma stands where one of a number would, in a list of which one reading asks for many rows. */
function isUnclear(
  { values, isNegated }: Pick<FieldTerm, "values" | "isNegated">,
  { isWhole, limits }: DefinitionOf<"number">,
): boolean {
  if (isWhole && limits && limits[1] < 10) return false;
  // Numbers that are not whole are shares: one above 1 is the rest of another.
  const isNoShare = !isWhole && values.flatMap(endsOf).some((end) => Number(end) > 1);
  if (!isNegated && !isNoShare && !values.some(isManyNumbers)) return false;

  return values.some((value, at) => isJoined(values[at - 1], value) && (!isWhole || GROUP.test(value.text)));
}

function isManyNumbers({ text, operator = "=" }: ParsedValue): boolean {
  return operator !== "=" || text.includes("..");
}

function isJoined(before: ParsedValue | undefined, after: ParsedValue): boolean {
  if (!before || before.isQuoted || after.isQuoted || after.operator !== undefined) return false;
  // 5..10,200..300 with a number in it would be a range of three ends.
  if (before.operator === undefined && [before, after].every(({ text }) => CLOSED_RANGE.test(text))) return false;

  return /^[-\d.]*\d$/.test(before.text) && /^\d[-\d.]*$/.test(after.text);
}

interface Ways {
  readonly suggestion: string | undefined;
  readonly other: string | undefined;
  readonly rest: string | undefined;
  readonly isWhole: boolean;
}

function advice({ suggestion, other, rest, isWhole }: Ways): string {
  const how = isWhole ? "without the comma" : "with a point";
  const number = suggestion ?? "a number";
  if (other !== undefined) return `. Write ${number} ${how}, or ${other} for the list`;
  if (suggestion !== undefined) return `. Write ${number} ${how}`;
  if (rest !== undefined) return `, and “${rest}” is none. Write ${number} ${how}`;

  return `. Write ${number} ${how}, or the list with = before each number, as in >8,=192`;
}

function endsOf({ text }: ParsedValue): readonly string[] {
  return text.split("..");
}

function printList(values: readonly WrittenValue[]): string {
  return values.map(printValue).join(",");
}
