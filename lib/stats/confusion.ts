import { type ClusterSums, createClusterSums, totalsOf } from "./cluster-sums";
import type { ValueScale } from "./value-scale";

/** One item with the answers of two raters, as places in a scale. */
export interface RatedPair {
  readonly cluster: number;
  /** The answer of the rater that the other is measured against. */
  readonly reference: number;
  readonly other: number;
}

/** Which answers of two raters met, and where the count of each meeting stands in the totals. */
export interface Confusion {
  /** The values that either rater used, in the order of the scale. */
  readonly values: readonly string[];
  readonly positions: readonly number[] | undefined;
  readonly cells: readonly ConfusionCell[];
  readonly sums: ClusterSums;
}

export interface ConfusionCell {
  /** Place in `values` of the reference's answer. */
  readonly row: number;
  /** Place in `values` of the other's answer. */
  readonly column: number;
}

/** A larger square is left out of what is shown. */
export const MOST_MATRIX_VALUES = 50;

/** Counts the answers of two raters by cluster. */
export function confusionOf(pairs: readonly RatedPair[], { values, positions }: ValueScale): Confusion {
  const used = [...new Set(pairs.flatMap(({ reference, other }) => [reference, other]))].sort(
    (one, other) => one - other,
  );
  const placeOf = new Map(used.map((value, place) => [value, place]));
  const cellOf = new Map<number, number>();
  const cells: ConfusionCell[] = [];
  const builder = createClusterSums();

  for (const { cluster, reference, other } of pairs) {
    const key = reference * values.length + other;
    let cell = cellOf.get(key);
    if (cell === undefined) {
      cell = cells.length;
      cellOf.set(key, cell);
      cells.push({ row: placeOf.get(reference) ?? 0, column: placeOf.get(other) ?? 0 });
    }
    builder.add(cluster, cell, 1);
  }

  return {
    values: used.map((value) => values[value] ?? ""),
    positions: positions === undefined ? undefined : used.map((value) => positions[value] ?? 0),
    cells,
    sums: builder.build(cells.length),
  };
}

/** The counts as a square: rows are the reference's answers, columns the other's. */
export function confusionMatrix({ values, cells }: Confusion, totals: Float64Array): number[][] {
  const matrix = values.map(() => values.map(() => 0));
  for (const [at, { row, column }] of cells.entries()) {
    const counts = matrix[row];
    if (counts !== undefined) counts[column] = totals[at] ?? 0;
  }

  return matrix;
}

/** The square of all items; undefined for more values than a reader can take in. */
export function shownMatrix(confusion: Confusion): number[][] | undefined {
  return confusion.values.length > MOST_MATRIX_VALUES
    ? undefined
    : confusionMatrix(confusion, totalsOf(confusion.sums));
}
