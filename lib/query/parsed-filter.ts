/** Half-open range of characters in the filter text. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

export const OPERATORS = ["<=", ">=", "<", ">", "="] as const;
export type Operator = (typeof OPERATORS)[number];

/** One value of a term as it was written. */
export interface ParsedValue {
  readonly text: string;
  readonly isQuoted: boolean;
  readonly operator?: Operator;
  readonly span: TextSpan;
}

/** One term as it was written, before anyone asks whether it makes sense. */
export type ParsedTerm =
  | {
      readonly kind: "field";
      readonly isNegated: boolean;
      readonly name: string;
      readonly nameSpan: TextSpan;
      readonly values: readonly ParsedValue[];
      readonly span: TextSpan;
    }
  | {
      readonly kind: "words";
      readonly isNegated: boolean;
      readonly text: string;
      readonly isQuoted: boolean;
      readonly span: TextSpan;
    };

/** What is wrong with a part of the text, in a sentence, and where. */
export interface Mistake {
  readonly message: string;
  readonly span: TextSpan;
  /** Text that would be right in its place. */
  readonly suggestion?: string;
}

export interface ParsedFilter {
  readonly terms: readonly ParsedTerm[];
  readonly mistakes: readonly Mistake[];
}
