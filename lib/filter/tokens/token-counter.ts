/** Counts the tokens of a text. Exact, not an estimate. */
export type CountTokens = (text: string) => number;
