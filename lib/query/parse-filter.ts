import {
  type Mistake,
  OPERATORS,
  type Operator,
  type ParsedFilter,
  type ParsedTerm,
  type ParsedValue,
} from "./parsed-filter";

const SPACE = /\s/;
const NAME = /^[A-Za-z_][A-Za-z0-9_-]*:/;

interface Reader {
  readonly text: string;
  at: number;
  readonly mistakes: Mistake[];
}

/**
 * Reads filter text such as `verdict:sub_task gate:<4 -run:"night 3" magnet` into terms with their places.
 * It never throws: what cannot be read is a mistake, and the terms around it stay.
 */
export function parseFilter(text: string): ParsedFilter {
  const reader: Reader = { text, at: 0, mistakes: [] };
  const terms: ParsedTerm[] = [];

  for (skipSpace(reader); reader.at < text.length; skipSpace(reader)) {
    const term = readTerm(reader);
    if (term) terms.push(term);
  }

  return { terms, mistakes: reader.mistakes };
}

function skipSpace(reader: Reader): void {
  while (reader.at < reader.text.length && SPACE.test(reader.text.charAt(reader.at))) reader.at += 1;
}

function readTerm(reader: Reader): ParsedTerm | undefined {
  const start = reader.at;
  const isNegated = reader.text.charAt(start) === "-";
  if (isNegated) reader.at += 1;

  const name = NAME.exec(reader.text.slice(reader.at, reader.at + 64))?.[0];
  if (name) return readFieldTerm(reader, { start, isNegated, name: name.slice(0, -1) });

  const { text, isQuoted } = readPiece(reader, /\s/);
  const span = { start, end: reader.at };
  if (text.trim() === "") {
    reader.mistakes.push({ message: "There is nothing here to look for. Remove it.", span, suggestion: "" });
    return undefined;
  }

  return { kind: "words", isNegated, text, isQuoted, span };
}

function readFieldTerm(
  reader: Reader,
  head: { start: number; isNegated: boolean; name: string },
): ParsedTerm | undefined {
  const nameStart = reader.at;
  reader.at += head.name.length + 1;
  const nameSpan = { start: nameStart, end: reader.at - 1 };
  const values: ParsedValue[] = [];

  do {
    if (reader.text.charAt(reader.at) === ",") reader.at += 1;
    const value = readValue(reader);
    if (value) values.push(value);
  } while (reader.text.charAt(reader.at) === ",");

  const span = { start: head.start, end: reader.at };
  // A value that ends in a closing quote and goes on, as in run:"a"b, is one term with a mistake, not two terms.
  if (reader.at < reader.text.length && !SPACE.test(reader.text.charAt(reader.at))) {
    const { text } = readPiece(reader, /\s/);
    reader.mistakes.push({ message: `Put a space before “${text}”.`, span: { start: span.end, end: reader.at } });
    return undefined;
  }
  if (values.length === 0) return undefined;

  return { kind: "field", isNegated: head.isNegated, name: head.name.toLowerCase(), nameSpan, values, span };
}

function readValue(reader: Reader): ParsedValue | undefined {
  const start = reader.at;
  const operator = readOperator(reader);
  const { text, isQuoted } = readPiece(reader, /[\s,]/);
  const span = { start, end: reader.at };
  if (text === "" && !isQuoted) {
    reader.mistakes.push({ message: "A value is missing here.", span });
    return undefined;
  }

  return { text, isQuoted, ...(operator ? { operator } : {}), span };
}

function readOperator(reader: Reader): Operator | undefined {
  const operator = OPERATORS.find((candidate) => reader.text.startsWith(candidate, reader.at));
  if (operator) reader.at += operator.length;

  return operator;
}

/** A quoted piece, with \" and \\ inside, or everything up to the stop. */
function readPiece(reader: Reader, stop: RegExp): { text: string; isQuoted: boolean } {
  if (reader.text.charAt(reader.at) === '"') return { text: readQuoted(reader), isQuoted: true };

  const start = reader.at;
  while (reader.at < reader.text.length && !stop.test(reader.text.charAt(reader.at))) reader.at += 1;

  return { text: reader.text.slice(start, reader.at), isQuoted: false };
}

function readQuoted(reader: Reader): string {
  const start = reader.at;
  let inside = "";
  for (reader.at += 1; reader.at < reader.text.length; reader.at += 1) {
    const character = reader.text.charAt(reader.at);
    if (character === '"') {
      reader.at += 1;
      return inside;
    }
    if (character === "\\") reader.at += 1;
    inside += reader.text.charAt(reader.at);
  }

  const span = { start, end: reader.text.length };
  reader.mistakes.push({
    message: 'This quote is never closed. Add " at its end.',
    span,
    suggestion: `${reader.text.slice(start)}"`,
  });
  reader.at = reader.text.length;

  return inside;
}
