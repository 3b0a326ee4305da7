import { isDeepStrictEqual } from "node:util";

interface Latest<T> {
  readonly latest: readonly T[];
  /** Those that say something else than the one that counts. */
  readonly replaced: readonly T[];
}

/**
 * Of several rows of one thing the last, as it is between batches and between imports.
 *
 * @param said - what a row says, by which two are compared
 */
export function latestByKey<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  said: (row: T) => unknown = (row) => row,
): Latest<T> {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const isOther = (row: T): boolean => {
    const counts = byKey.get(keyOf(row));
    return counts !== undefined && counts !== row && !isDeepStrictEqual(said(row), said(counts));
  };

  return { latest: [...byKey.values()], replaced: rows.filter(isOther) };
}
