/** A statistic computed from some ratings, before anything is said about how certain it is. */
export type Point =
  | { readonly kind: "defined"; readonly value: number; readonly n: number }
  | { readonly kind: "undefined"; readonly reason: string; readonly n: number };

/**
 * A statistic that has a value.
 *
 * @param n - the items that the value rests on: its denominator, not the size of the file
 */
export function defined(value: number, n: number): Point {
  return { kind: "defined", value, n };
}

/**
 * A statistic that has no value for these ratings.
 *
 * @param reason - a sentence for the reader
 */
export function notDefined(reason: string, n: number): Point {
  return { kind: "undefined", reason, n };
}

/**
 * A share of counted items, 0 to 1.
 *
 * @returns undefined with the reason when there is nothing to divide by, never NaN
 */
export function share(count: number, of: number, reason: string): Point {
  return of === 0 ? notDefined(reason, 0) : defined(count / of, of);
}
