import { OPERATORS, type ParsedTerm, type ParsedValue } from "./parsed-filter";

/**
 * Filter text for parsed terms. Parsing it gives the same terms back (but for their places),
 * and printing those gives the same text.
 */
export function printFilter(terms: readonly ParsedTerm[]): string {
  return terms.map(printTerm).join(" ");
}

/** One term as filter text. */
export function printTerm(term: ParsedTerm): string {
  const sign = term.isNegated ? "-" : "";
  if (term.kind === "words") return sign + (term.isQuoted || !isPlainWord(term.text) ? quote(term.text) : term.text);

  return `${sign}${term.name}:${term.values.map(printValue).join(",")}`;
}

/** A value, quoted when it must be or was. */
export function printValue(value: Pick<ParsedValue, "text" | "isQuoted" | "operator">): string {
  // After an operator the text may begin with another one: it is read as text.
  const isPlain = isPlainValue(value.text) && (value.operator !== undefined || !startsWithOperator(value.text));

  return (value.operator ?? "") + (value.isQuoted || !isPlain ? quote(value.text) : value.text);
}

/** Text that selects exactly this value of a text field, whatever characters it holds. */
export function printExactValue(text: string): string {
  return isPlainValue(text) && !startsWithOperator(text) && !text.includes("*") && text.toLowerCase() !== "none"
    ? text
    : quote(text);
}

function isPlainValue(text: string): boolean {
  return text !== "" && !/^"|[\s,]/.test(text);
}

function startsWithOperator(text: string): boolean {
  return OPERATORS.some((operator) => text.startsWith(operator));
}

function isPlainWord(text: string): boolean {
  return text !== "" && !/^[-"]|\s|^[A-Za-z_][A-Za-z0-9_-]*:/.test(text);
}

function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}
