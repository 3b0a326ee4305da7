import type { FieldName, KindOf } from "./fields";
import type { TextSpan } from "./parsed-filter";

export interface Bound {
  readonly value: number;
  /** Open: the value itself is outside. */
  readonly isOpen: boolean;
}

/** What one value of a term asks, by the kind of its field. Values of one term are alternatives. */
export interface TestOfKind {
  choice: { readonly kind: "is"; readonly value: string } | { readonly kind: "none" };
  number: { readonly kind: "range"; readonly low?: Bound; readonly high?: Bound } | { readonly kind: "none" };
  flag: { readonly kind: "is"; readonly value: boolean };
  text:
    | { readonly kind: "is"; readonly value: string }
    /** Parts with anything between them: "cart*" is ["cart", ""]. */
    | { readonly kind: "like"; readonly parts: readonly string[] }
    | { readonly kind: "none" };
  /** `from` is inside, `before` is outside; ISO instants. */
  date: { readonly kind: "range"; readonly from?: string; readonly before?: string };
  rejudgement: /** `judge` is model@rubric; gates with both ends inside. */
    | { readonly kind: "gates"; readonly judge: string; readonly low: number; readonly high: number }
    | { readonly kind: "failed"; readonly judge: string }
    /** A score between the five values. */
    | { readonly kind: "gateless"; readonly judge: string }
    | { readonly kind: "none" };
  reference: /** `value` is in small letters; `text` as it was written, for names of others that look like an id. */
    | { readonly kind: "uuid"; readonly value: string; readonly text: string }
    | { readonly kind: "text"; readonly value: string };
}

type FieldTerms = {
  [Name in FieldName]: {
    readonly kind: "field";
    readonly field: Name;
    readonly isNegated: boolean;
    readonly tests: readonly TestOfKind[KindOf<Name>][];
    readonly span: TextSpan;
  };
};
export type FieldTerm<Name extends FieldName = FieldName> = FieldTerms[Name];

/** Words that the problem's query must hold. */
export interface WordsTerm {
  readonly kind: "words";
  readonly isNegated: boolean;
  readonly text: string;
  readonly span: TextSpan;
}

/** A checked filter: all terms must hold. Whatever has this type compiles to SQL. */
export interface Filter {
  readonly terms: readonly (FieldTerm | WordsTerm)[];
}

/** The filter without the terms of some fields: what a facet counts against. */
export function withoutFields(filter: Filter, fields: readonly FieldName[]): Filter {
  return { terms: filter.terms.filter((term) => term.kind === "words" || !fields.includes(term.field)) };
}
