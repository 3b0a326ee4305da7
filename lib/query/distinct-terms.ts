import type { Mistake, ParsedTerm } from "./parsed-filter";
import { printTerm } from "./print-filter";

/** PostgreSQL weighs in which order terms are joined: 60 take a second at worst, twice as many several. */
const MOST_TERMS = 60;
const WHAT_COUNTS =
  "Those that a screen adds, as a facet does, count too. Words in quotes are one term, and so are alternatives between commas.";

/** The terms without those that are written again: asked twice, a term says no more. */
export function distinctTerms(terms: readonly ParsedTerm[]): readonly ParsedTerm[] {
  const seen = new Set<string>();

  return terms.filter((term) => {
    const written = printTerm(term);
    const isNew = !seen.has(written);
    seen.add(written);

    return isNew;
  });
}

/**
 * What is wrong with more terms than a filter may have; it is about the first one too many and all behind it. A text does not
 * show which of its terms a facet, a bar or a panel added, so they count, and whoever wrote just as many is told why.
 */
export function explainMany(text: string, distinct: readonly ParsedTerm[]): readonly Mistake[] {
  const first = distinct[MOST_TERMS];
  if (!first) return [];
  const message = `A filter has at most ${MOST_TERMS} terms, not ${distinct.length}. ${WHAT_COUNTS}`;

  return [{ message, span: { start: first.span.start, end: text.length } }];
}
