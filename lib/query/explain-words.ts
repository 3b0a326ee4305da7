import { explainAlternatives } from "./explain-alternatives";
import { isFieldName } from "./fields";
import type { Mistake, ParsedTerm, TextSpan } from "./parsed-filter";

/** Plain words of the text: neither a field nor in quotes. */
type Words = Extract<ParsedTerm, { kind: "words" }>;

const COMPARED = /^([A-Za-z_][A-Za-z0-9_-]*)(!=|==|=>|=<|<=|>=|<|>|=)/;
const BRACKETED = /^[([]+-?([A-Za-z_][A-Za-z0-9_-]*)(?:[:<>=]|!=)/;
/** Up to the next space outside quotes. */
const REST = /^(?:"(?:\\.|[^"\\])*"|\S)*/;

/** How an operator is written after the colon of a field. */
const WRITTEN: Readonly<Record<string, string>> = { "=": "", "==": "", "!=": "", "=>": ">=", "=<": "<=" };

/**
 * Words that were hardly meant as words of the query, explained: a comparison without a colon, brackets, AND and OR.
 * Words in quotes are never explained.
 *
 * @param mistakesOf - every mistake of other filter text, to offer only what works
 */
export function explainWords(
  text: string,
  terms: readonly ParsedTerm[],
  mistakesOf: (text: string) => readonly Mistake[],
): readonly Mistake[] {
  const words = terms.filter((term): term is Words => term.kind === "words" && !term.isQuoted);
  const brackets = words.flatMap((term) => explainBracket(text, term, mistakesOf));
  const others = [
    ...words.flatMap((term) => explainComparison(text, term, mistakesOf)),
    ...explainAlternatives(terms, mistakesOf),
  ];

  return [...brackets, ...others];
}

/** Mistakes without those inside the span of another one, which its repair reads anew. */
export function outermost(mistakes: readonly Mistake[]): readonly Mistake[] {
  return mistakes.filter(({ span }) => !mistakes.some((other) => isInside(span, other.span)));
}

function isInside(inner: TextSpan, outer: TextSpan): boolean {
  const isWider = outer.end - outer.start > inner.end - inner.start;

  return isWider && outer.start <= inner.start && inner.end <= outer.end;
}

function explainComparison(
  text: string,
  term: Words,
  mistakesOf: (text: string) => readonly Mistake[],
): readonly Mistake[] {
  const [head = "", name = "", operator = ""] = COMPARED.exec(term.text) ?? [];
  if (!isFieldName(name.toLowerCase())) return [];

  const valueStart = term.span.start + (term.isNegated ? 1 : 0) + head.length;
  const [value = ""] = REST.exec(text.slice(valueStart)) ?? [];
  const sign = term.isNegated === (operator === "!=") ? "" : "-";
  const meant = `${sign}${name.toLowerCase()}:${WRITTEN[operator] ?? operator}${value}`;
  const span = { start: term.span.start, end: valueStart + value.length };
  const [wrong] = mistakesOf(meant);
  if (wrong) return [{ message: wrong.message, span }];

  return [{ message: `A field ends in a colon. Did you mean ${meant}?`, span, suggestion: meant }];
}

function explainBracket(
  text: string,
  term: Words,
  mistakesOf: (text: string) => readonly Mistake[],
): readonly Mistake[] {
  const field = BRACKETED.exec(term.text)?.[1];
  const isAlone = /^[()[\]]+$/.test(term.text);
  if (!isAlone && !(field && isFieldName(field.toLowerCase()))) return [];

  const message = "Brackets cannot group terms: all terms must hold.";
  if (isAlone) return [{ message, span: term.span, suggestion: "" }];
  const { start } = term.span;
  if (term.isNegated) return [{ message: `${message} Put - before each of them.`, span: term.span }];

  const [group, inside = ""] = /^\(([^()"]+)\)(?=\s|$)/.exec(text.slice(start)) ?? [];
  if (group) {
    const suggestion = repaired(inside.trim(), mistakesOf);
    const span = { start, end: start + group.length };
    return [{ message, span, ...(suggestion === undefined ? {} : { suggestion }) }];
  }
  const width = term.text.search(/[^([]/);

  return [{ message, span: { start, end: start + width }, suggestion: "" }];
}

/** Mistakes that are mended one after the other, at most: what holds more is left to its author. */
const MOST_REPAIRS = 8;

/** The text as it is accepted once everything is taken that is suggested for it; undefined where that does not help. */
function repaired(text: string, mistakesOf: (text: string) => readonly Mistake[]): string | undefined {
  let now = text;
  for (let round = 0; round < MOST_REPAIRS; round += 1) {
    const mistakes = mistakesOf(now);
    if (mistakes.length === 0) return now;

    const next = mistakes.find(({ suggestion }) => suggestion !== undefined);
    if (next?.suggestion === undefined) return undefined;

    // A word that goes leaves the spaces at both its sides.
    const rest = now.slice(next.span.end);
    const head = now.slice(0, next.span.start);
    now = next.suggestion === "" ? `${head.trimEnd()} ${rest.trimStart()}`.trim() : `${head}${next.suggestion}${rest}`;
  }

  return undefined;
}
