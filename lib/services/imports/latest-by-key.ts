import { isDeepStrictEqual } from "node:util";

interface Latest<T> {
  readonly latest: readonly T[];
  /** Those that say something else than the one that counts. */
  readonly replaced: number;
}

/** Of several rows of one thing the last, as it is between batches and between imports. */
export function latestByKey<T>(rows: readonly T[], keyOf: (row: T) => string): Latest<T> {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  const isOther = (row: T): boolean => !isDeepStrictEqual(row, byKey.get(keyOf(row)));

  return { latest: [...byKey.values()], replaced: rows.filter(isOther).length };
}
