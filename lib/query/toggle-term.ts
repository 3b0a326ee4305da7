import { checkFilter } from "./check-filter";
import { inSmallLetters } from "./common-spelling";
import { parseFilter } from "./parse-filter";
import type { ParsedTerm, ParsedValue } from "./parsed-filter";
import { printFilter, printTerm, printValue } from "./print-filter";
import { signedList } from "./signed-list";

type FieldTerm = Extract<ParsedTerm, { kind: "field" }>;

/** Whether the filter text already asks for a facet's term such as `verdict:agentic`. */
export function hasTerm(text: string, term: string): boolean {
  const wanted = readOne(term);

  return wanted !== undefined && parseFilter(text).terms.some((present) => holds(present, wanted));
}

/**
 * Adds a facet's term to the filter text or takes it away. A second value of a field joins the first one's
 * list, because the values of a facet are alternatives; an excluded one is a term of its own, because all
 * exclusions hold. Parts of the text that cannot be read stay as they are.
 */
export function toggleTerm(text: string, term: string): string {
  const wanted = readOne(term);
  if (!wanted) return text;

  const { terms } = parseFilter(text);
  const holder = terms.find((present) => holds(present, wanted));
  if (holder?.kind === "field") {
    const rest = without(holder, wanted);
    return isWidened(holder, rest) ? text : replaceTerm(text, holder, rest);
  }

  const list = wanted.isNegated
    ? undefined
    : terms.find((present): present is FieldTerm => isListOf(present, wanted.name));
  if (list) return replaceTerm(text, list, joined(list, wanted));

  return [text.trim(), printTerm(wanted)].filter((part) => part !== "").join(" ");
}

/**
 * The list with the values added, with signs where they would look like one number without; the values alone where a
 * comparison of the list cannot stand beside them. A list that is a mistake stays one: its author is asked back.
 */
function joined(list: FieldTerm, wanted: FieldTerm): string {
  const values = [...list.values, ...wanted.values];
  const longer = printTerm({ ...list, values });
  if (!isAccepted(printTerm(list)) || !isAccepted(printTerm(wanted))) return longer;

  return [longer, printTerm({ ...list, values: signedList(values) })].find(isAccepted) ?? printTerm(wanted);
}

/** Without its 192 the mistake >8,192 would be accepted and ask for nearly all rows. */
function isWidened(list: FieldTerm, rest: string): boolean {
  return rest !== "" && isAccepted(rest) && !isAccepted(printTerm(list));
}

function isAccepted(text: string): boolean {
  return checkFilter(text).status === "valid";
}

/** Filter text of a valid filter without the terms of some fields; an invalid one comes back as it is. */
export function withoutTerms(text: string, fields: readonly string[]): string {
  if (!isAccepted(text)) return text;

  return printFilter(parseFilter(text).terms.filter((term) => term.kind === "words" || !fields.includes(term.name)));
}

function readOne(term: string): FieldTerm | undefined {
  const [first] = parseFilter(term).terms;

  return first?.kind === "field" ? first : undefined;
}

function isListOf(term: ParsedTerm, name: string): boolean {
  return term.kind === "field" && term.name === name && !term.isNegated;
}

function holds(term: ParsedTerm, wanted: FieldTerm): boolean {
  if (term.kind !== "field" || term.name !== wanted.name || term.isNegated !== wanted.isNegated) return false;
  const present = new Set(term.values.map(keyOf));

  return wanted.values.every((value) => present.has(keyOf(value)));
}

function keyOf({ text, isQuoted, operator }: ParsedValue): string {
  const sign = operator === undefined || operator === "=" ? {} : { operator };

  return inSmallLetters(printValue({ text, isQuoted: isQuoted && /[*]|^none$/i.test(text), ...sign }));
}

function without(term: FieldTerm, wanted: FieldTerm): string {
  const gone = new Set(wanted.values.map(keyOf));
  const values = term.values.filter((value) => !gone.has(keyOf(value)));

  return values.length === 0 ? "" : printTerm({ ...term, values });
}

/** Filter text with other text in the place of one of its terms, or without it. */
export function replaceTerm(text: string, { span }: Pick<ParsedTerm, "span">, by: string): string {
  const parts = [text.slice(0, span.start).trim(), by, text.slice(span.end).trim()];

  return parts.filter((part) => part !== "").join(" ");
}
