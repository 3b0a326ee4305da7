import { inSmallLetters } from "./common-spelling";
import { FIELD_NAMES, FIELDS, type FieldDefinition, type FieldName, isFieldName } from "./fields";
import { printExactValue } from "./print-filter";

/** One thing that could be typed at the cursor. */
export interface Suggestion {
  /** Text that replaces `from`..`to` of the filter text. */
  readonly text: string;
  readonly label: string;
  readonly about: string;
}

export interface Completion {
  readonly from: number;
  readonly to: number;
  readonly items: readonly Suggestion[];
}

/** Values of text fields that the corpus is known to hold, most frequent first. */
export type KnownValues = Readonly<Partial<Record<FieldName, readonly string[]>>>;

const MOST = 12;

/**
 * What could be typed at the cursor: fields at the start of a word, values after `field:` or a comma.
 *
 * @param isOffered - false for fields that the person may not filter by
 */
export function completeFilter(
  text: string,
  cursor: number,
  known: KnownValues = {},
  isOffered: (field: FieldName) => boolean = () => true,
): Completion {
  const word = wordBefore(text, cursor);
  if (!word.text.includes(":")) return { from: word.start, to: cursor, items: fieldSuggestions(word.text, isOffered) };
  const value = valueAt(text, cursor);
  if (value === undefined || !isOffered(value.field)) return { from: cursor, to: cursor, items: [] };

  return { from: value.start, to: cursor, items: valueSuggestions(value.field, value.text, known[value.field] ?? []) };
}

/** The value that is being typed at the cursor, and of which field; undefined where no value stands. */
export function valueAt(
  text: string,
  cursor: number,
): { readonly field: FieldName; readonly text: string; readonly start: number } | undefined {
  const word = wordBefore(text, cursor);
  const colon = word.text.indexOf(":");
  const field = word.text.slice(0, Math.max(colon, 0)).toLowerCase();
  if (!isFieldName(field)) return undefined;
  const start = Math.max(word.start + colon + 1, word.comma + 1);

  return { field, text: unquoted(text.slice(start, cursor)), start };
}

/** What stands before a quote sign that opens: a quote sign within a word or a value is a character of it. */
const BEFORE_QUOTE = /^-?(?:[a-z_][\w-]*:(?:.*,)?(?:[<>]=?|=)?)?$/is;

/**
 * The word that ends at the cursor, without its minus, and where its last comma stands. White space and commas inside quotes
 * do not count.
 */
function wordBefore(text: string, cursor: number): { start: number; text: string; comma: number } {
  let start = 0;
  let comma = -1;
  let isQuoted = false;
  for (let at = 0; at < cursor; at += 1) {
    const character = text.charAt(at);
    if (isQuoted && character === "\\") at += 1;
    else if (character === '"') isQuoted = !isQuoted && BEFORE_QUOTE.test(text.slice(start, at));
    else if (!isQuoted && character === ",") comma = at;
    else if (!isQuoted && /\s/.test(character)) start = at + 1;
  }
  if (text.charAt(start) === "-" && start < cursor) start += 1;

  return { start, text: text.slice(start, cursor), comma };
}

/** A value as far as it is written, without the quote sign that opens it and its escapes. */
function unquoted(written: string): string {
  return written.startsWith('"') ? written.slice(1).replace(/\\(.?)/gs, "$1") : written;
}

function fieldSuggestions(typed: string, isOffered: (field: FieldName) => boolean): Suggestion[] {
  return ranked(FIELD_NAMES.filter(isOffered), typed).map((name) => ({
    text: `${name}:`,
    label: name,
    about: FIELDS[name].about,
  }));
}

function valueSuggestions(name: FieldName, typed: string, known: readonly string[]): Suggestion[] {
  const definition: FieldDefinition = FIELDS[name];

  switch (definition.kind) {
    case "choice": {
      const described: Readonly<Record<string, string>> = {
        ...definition.values,
        ...(definition.canBeNone ? { none: noneOf(name) } : {}),
      };
      return ranked(Object.keys(described), typed).map((value) => ({
        text: value,
        label: value,
        about: described[value] ?? "",
      }));
    }
    case "flag":
      return ranked(["yes", "no"], typed).map((value) => ({ text: value, label: value, about: definition.about }));
    case "number":
      return typed === "" ? exampleSuggestions(name, definition) : [];
    case "text": {
      const none = definition.canBeNone ? ranked(["none"], typed) : [];
      return [
        ...ranked(known, typed).map((value) => ({
          text: printExactValue(value),
          label: value,
          about: definition.about,
        })),
        ...none.map((value) => ({ text: value, label: value, about: noneOf(name) })),
      ].slice(0, MOST);
    }
    case "rejudgement":
      return typed === "" ? exampleSuggestions(name, definition) : [];
    case "date":
      return [];
    case "reference":
      return [];
  }
}

const HOW = {
  number: "Compare with < <= > >= or a range 1..3",
  rejudgement: "Or a range =1..3, =failed or =no_gate",
} as const;

function exampleSuggestions(
  name: FieldName,
  { kind, about, example, canBeNone }: Extract<FieldDefinition, { kind: keyof typeof HOW }>,
): Suggestion[] {
  const none = canBeNone ? [{ text: "none", label: "none", about: noneOf(name) }] : [];

  return [{ text: example, label: example, about: `${about}. ${HOW[kind]}` }, ...none];
}

function noneOf(name: FieldName): string {
  return `No ${name.replaceAll("_", " ")}`;
}

/** Those that start with the typed text, then those that hold it. */
function ranked<Word extends string>(words: readonly Word[], typed: string): Word[] {
  const wanted = inSmallLetters(typed);
  const starting = words.filter((word) => inSmallLetters(word).startsWith(wanted));
  const holding = words.filter((word) => !starting.includes(word) && inSmallLetters(word).includes(wanted));

  return [...starting, ...holding].slice(0, wanted === "" ? words.length : MOST);
}
