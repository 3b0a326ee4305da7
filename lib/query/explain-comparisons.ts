import type { Bound } from "./filter";
import type { Mistake, ParsedTerm, ParsedValue } from "./parsed-filter";
import { printTerm, printValue } from "./print-filter";

type FieldTerm = Extract<ParsedTerm, { kind: "field" }>;

/** A value with a sign and the end that its numbers have. */
interface Comparison {
  readonly value: ParsedValue;
  readonly bound: Bound;
}

/** Values of one list that have a sign, by the end that they give. */
export interface Comparisons {
  readonly lows: readonly Comparison[];
  readonly highs: readonly Comparison[];
}

/**
 * Comparisons of one list that were hardly meant as alternatives: one that holds another, as in >3,>5, and two that leave
 * no number out, as in >3,<8. Beside a number or `none` a comparison is an alternative like any other: <2,5.
 */
export function explainComparisons(term: FieldTerm, { lows, highs }: Comparisons): Mistake | undefined {
  const [low] = lows;
  const [high] = highs;
  if (lows.length > 1) return oneEnough(term, lows, ({ value }) => -value);
  if (highs.length > 1) return oneEnough(term, highs, ({ value }) => value);

  return low && high && isEverything(low.bound, high.bound) ? meantBoth(term) : undefined;
}

/** @param reachOf - how far an end reaches; of two that reach as far the closed one is wider */
function oneEnough(term: FieldTerm, comparisons: readonly Comparison[], reachOf: (bound: Bound) => number): Mistake {
  const widest = comparisons.reduce((found, one) => {
    const further = reachOf(one.bound) - reachOf(found.bound);
    return further > 0 || (further === 0 && found.bound.isOpen) ? one : found;
  });
  const dropped = new Set(comparisons.filter((one) => one !== widest).map(({ value }) => value));
  const list = comparisons.map(({ value }) => printValue(value)).join(",");
  const kept = printTerm({ ...term, values: term.values.filter((value) => !dropped.has(value)) });

  return {
    message: `Values of a list are alternatives: ${list} asks no more than ${printValue(widest.value)}. Write ${kept}`,
    span: term.span,
    suggestion: kept,
  };
}

function isEverything(low: Bound, high: Bound): boolean {
  return low.value < high.value || (low.value === high.value && !(low.isOpen && high.isOpen));
}

function meantBoth(term: FieldTerm): Mistake {
  const list = term.values.map(printValue).join(",");
  const message = `Values of a list are alternatives, and ${list} leaves no number out.`;
  if (term.isNegated || term.values.length > 2) return { message, span: term.span };

  const both = term.values.map((value) => printTerm({ ...term, values: [value] })).join(" ");

  return { message: `${message} Write ${both}`, span: term.span, suggestion: both };
}
