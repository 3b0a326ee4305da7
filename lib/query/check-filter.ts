import { distinctTerms, explainMany } from "./distinct-terms";
import { type Comparisons, explainComparisons } from "./explain-comparisons";
import { explainNumberList } from "./explain-number-list";
import { explainWords, outermost } from "./explain-words";
import { FIELD_NAMES, FIELDS, type FieldDefinition, type FieldName, isFieldName } from "./fields";
import type { FieldTerm, Filter, TestOfKind, WordsTerm } from "./filter";
import { nearestWord } from "./nearest-word";
import { parseFilter } from "./parse-filter";
import type { Mistake, ParsedTerm, ParsedValue } from "./parsed-filter";
import { type FieldKind, readTest } from "./read-test";

/** A filter that compiles, or every mistake of the text in words. */
export type CheckedFilter =
  | { readonly status: "valid"; readonly filter: Filter }
  | { readonly status: "invalid"; readonly mistakes: readonly Mistake[] };

/**
 * Reads and checks filter text. A valid filter always compiles to SQL. Text that makes sense but was hardly meant like
 * that, such as the list `tokens:>8,000`, is a mistake too, and so are more terms than the database answers in time. A term
 * that is written twice is asked once.
 */
export function checkFilter(text: string): CheckedFilter {
  const nul = text.indexOf("\u0000");
  if (nul >= 0)
    return {
      status: "invalid",
      mistakes: [
        { message: "This character cannot be looked for.", span: { start: nul, end: nul + 1 }, suggestion: "" },
      ],
    };

  const parsed = parseFilter(text);
  const distinct = distinctTerms(parsed.terms);
  const checked = parsed.terms.map(checkTerm);
  const mistakes = outermost([
    ...parsed.mistakes,
    ...checked.flatMap((one) => ("mistakes" in one ? one.mistakes : [])),
    ...explainWords(text, parsed.terms, mistakesOf),
    ...explainMany(text, distinct),
  ]);
  if (mistakes.length > 0)
    return { status: "invalid", mistakes: mistakes.toSorted((a, b) => a.span.start - b.span.start) };

  return {
    status: "valid",
    filter: { terms: distinct.map(checkTerm).flatMap((one) => ("term" in one ? [one.term] : [])) },
  };
}

function mistakesOf(text: string): readonly Mistake[] {
  const checked = checkFilter(text);

  return checked.status === "invalid" ? checked.mistakes : [];
}

type Checked = { readonly term: FieldTerm | WordsTerm } | { readonly mistakes: readonly Mistake[] };

function checkTerm(term: ParsedTerm): Checked {
  if (term.kind === "words")
    return { term: { kind: "words", isNegated: term.isNegated, text: term.text, span: term.span } };
  if (isFieldName(term.name)) return checkFieldTerm(term.name, term);

  const near = nearestWord(term.name, FIELD_NAMES);
  const help = near ? `Did you mean ${near}?` : "Put quotes around it to look for it in the query.";
  const message = `There is no field “${term.name}”. ${help}`;

  return { mistakes: [{ message, span: term.nameSpan, ...(near ? { suggestion: near } : {}) }] };
}

function checkFieldTerm(name: FieldName, term: Extract<ParsedTerm, { kind: "field" }>): Checked {
  const divided = dividedNumber(name, term);
  if (divided) return { mistakes: [divided] };

  const reads = term.values.map((value) => readTest(name, value));
  const mistakes = reads.flatMap((read) => ("mistake" in read ? [read.mistake] : []));
  if (mistakes.length > 0) return { mistakes: meantReject(name, term) ?? mistakes };

  const tests = reads.flatMap((read) => ("test" in read ? [read.test] : []));
  const idle = explainComparisons(term, comparisonsOf(term.values, tests));
  if (idle) return { mistakes: [idle] };

  return { term: asFieldTerm({ kind: "field", field: name, isNegated: term.isNegated, tests, span: term.span }) };
}

/** A number that its commas may have divided into alternatives. */
function dividedNumber(name: FieldName, term: Extract<ParsedTerm, { kind: "field" }>): Mistake | undefined {
  const definition: FieldDefinition = FIELDS[name];
  if (definition.kind !== "number") return undefined;
  const head = `${term.isNegated ? "-" : ""}${name}`;

  return explainNumberList(term, definition, (values) => mistakesOf(`${head}:${values}`).length === 0);
}

/** The values that compare a number, with their ends; days have ends of another shape and are left out. */
function comparisonsOf(values: readonly ParsedValue[], tests: readonly TestOfKind[FieldKind][]): Comparisons {
  const compared = values.flatMap((value, at) => {
    const test = tests[at];
    return value.operator !== undefined && value.operator !== "=" && test?.kind === "range" ? [{ value, test }] : [];
  });

  return {
    lows: compared.flatMap(({ value, test }) => ("low" in test && test.low ? [{ value, bound: test.low }] : [])),
    highs: compared.flatMap(({ value, test }) => ("high" in test && test.high ? [{ value, bound: test.high }] : [])),
  };
}

/** `rejects` counts the rules that fail, `reject` names them: codes given to the count are meant for the other. */
function meantReject(
  name: FieldName,
  { values, nameSpan, span }: Extract<ParsedTerm, { kind: "field" }>,
): readonly Mistake[] | undefined {
  if (name !== "rejects" || values.some((value) => "mistake" in readTest("reject", value))) return undefined;
  const codes = values.map(({ text }) => text).join(",");
  const suggestion = `reject:${codes}`;

  return [
    {
      message: `rejects takes a number, not “${codes}”. Did you mean ${suggestion}?`,
      span: { start: nameSpan.start, end: span.end },
      suggestion,
    },
  ];
}

/** safe: the tests were read by the reader of this field's kind; TypeScript cannot join the two by the generic name. */
function asFieldTerm(
  term: Omit<FieldTerm, "field" | "tests"> & { field: FieldName; tests: readonly TestOfKind[FieldKind][] },
): FieldTerm {
  return term as FieldTerm;
}
