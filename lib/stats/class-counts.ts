import type { Confusion } from "./confusion";

/** A confusion matrix by value: what most scores need of it. */
export interface ClassCounts {
  readonly items: number;
  /** Items on which both gave the same value. */
  readonly agreed: number;
  /** How often the reference gave each value. */
  readonly given: Float64Array;
  /** How often the other gave each value. */
  readonly claimed: Float64Array;
  /** How often both gave each value. */
  readonly hits: Float64Array;
  /** How often the two answers of each cell met. */
  readonly cells: Float64Array;
}

/** Counts by value from the totals of a confusion. */
export function classCounts({ values, cells }: Pick<Confusion, "values" | "cells">, totals: Float64Array): ClassCounts {
  const given = new Float64Array(values.length);
  const claimed = new Float64Array(values.length);
  const hits = new Float64Array(values.length);
  let items = 0;
  let agreed = 0;

  for (const [at, { row, column }] of cells.entries()) {
    const count = totals[at] ?? 0;
    items += count;
    given[row] = (given[row] ?? 0) + count;
    claimed[column] = (claimed[column] ?? 0) + count;
    if (row !== column) continue;
    agreed += count;
    hits[row] = count;
  }

  return { items, agreed, given, claimed, hits, cells: totals };
}
