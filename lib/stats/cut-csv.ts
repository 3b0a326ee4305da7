/** One row of a CSV file, with the line on which it begins; or why it cannot be read. */
export type CsvRow =
  | { readonly kind: "row"; readonly line: number; readonly fields: readonly string[] }
  | { readonly kind: "broken"; readonly line: number; readonly reason: string };

export const NEVER_CLOSED = "A quote is opened here and never closed, so the rest of the file cannot be read.";

const PLAIN_FIELD = /[^,"\r\n]*/y;
const REST_OF_LINE = /[^\r\n]*/y;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;
const LINE_END = /\r\n|\n|\r/y;

/**
 * Cuts CSV into rows, strictly: a field with a comma, quote or line break stands in quotes, a quote in it is doubled.
 * Spaces around a field without quotes are left out. Rows without any text hold nothing and are passed over. A broken
 * row ends with its line; a quote that is never closed ends the file.
 *
 * @see RFC 4180; lone carriage returns end a line as well
 */
export function* cutCsv(text: string): Generator<CsvRow> {
  let at = 0;
  let line = 1;

  while (at < text.length) {
    const cut = cutRow(text, at);
    if (cut.kind === "broken") {
      yield { kind: "broken", line: line + breaksIn(text, at, cut.at), reason: cut.reason };
    } else if (cut.fields.some((field) => field !== "")) {
      yield { kind: "row", line, fields: cut.fields };
    }
    const end = cut.kind === "broken" ? matchAt(REST_OF_LINE, text, cut.resume) : cut.end;
    const next = matchAt(LINE_END, text, end);
    line += breaksIn(text, at, end) + 1;
    at = next;
  }
}

type CutRow =
  | { readonly kind: "row"; readonly fields: readonly string[]; readonly end: number }
  | { readonly kind: "broken"; readonly at: number; readonly resume: number; readonly reason: string };

function cutRow(text: string, start: number): CutRow {
  const fields: string[] = [];
  let at = start;

  for (;;) {
    const field = text[at] === '"' ? cutQuoted(text, at) : cutPlain(text, at);
    if (field.kind === "broken") return field;
    fields.push(field.text);
    at = field.end;
    if (text[at] !== ",") return { kind: "row", fields, end: at };
    at += 1;
  }
}

type CutField =
  | { readonly kind: "field"; readonly text: string; readonly end: number }
  | Extract<CutRow, { kind: "broken" }>;

function cutPlain(text: string, start: number): CutField {
  const end = matchAt(PLAIN_FIELD, text, start);
  if (text[end] === '"') {
    const reason =
      "There is a quote inside a field that does not begin with one. Put the field in quotes and double it.";
    return { kind: "broken", at: end, resume: end, reason };
  }

  return { kind: "field", text: text.slice(start, end).trim(), end };
}

function cutQuoted(text: string, start: number): CutField {
  let end = text.indexOf('"', start + 1);
  while (end !== -1 && text[end + 1] === '"') end = text.indexOf('"', end + 2);
  if (end === -1) {
    return { kind: "broken", at: start, resume: text.length, reason: NEVER_CLOSED };
  }
  const after = text[end + 1] ?? "\n";
  if (after !== "," && after !== "\n" && after !== "\r") {
    const reason = "There is text after the closing quote of a field. A quote inside a field is doubled.";
    return { kind: "broken", at: end, resume: end, reason };
  }

  return { kind: "field", text: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

/** Where the match of a sticky pattern that starts here ends; here, when nothing matches. */
function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;

  return pattern.test(text) ? pattern.lastIndex : at;
}

function breaksIn(text: string, start: number, end: number): number {
  let breaks = 0;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LINE_FEED || (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) !== LINE_FEED)) breaks += 1;
  }

  return breaks;
}
