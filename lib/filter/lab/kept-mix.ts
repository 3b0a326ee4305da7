import { type LabFigureOf, MIX_DIMENSIONS, type MixDimension } from "@/lib/domain/lab-figure";
import type { FactTable } from "./fact-table";
import type { KeptChanges } from "./kept-changes";
import { type MixValues, mixValues } from "./mix-values";
import { placeOfValue } from "./short-value";
import type { SplitColumn } from "./split-mix";

interface MixCounts {
  readonly before: number;
  readonly after: number;
}

interface ValueCounts extends MixCounts {
  readonly value: string | null;
  readonly entered: number;
  readonly left: number;
}

export interface KeptMix {
  readonly by: MixDimension;
  /** The largest first. */
  readonly rows: ValueCounts[];
  readonly others: MixCounts & { readonly values: number };
}

/** Values of a dimension that are told one by one. */
const MOST_VALUES = 12;

/** Rows that are kept by value of every dimension, under two versions. */
export function keptMix(table: FactTable, changes: KeptChanges, splits: readonly SplitColumn[]): KeptMix[] {
  return MIX_DIMENSIONS.map((by) => {
    const parts = mixValues(table, by, splits).map((values) => rankedValues(changes, values));
    // A split has fewer pools than are told one by one.
    const others = parts.flatMap((ranked) => ranked.slice(MOST_VALUES));

    return {
      by,
      rows: parts.flatMap((ranked) => ranked.slice(0, MOST_VALUES)).map(({ place: _, ...row }) => row),
      others: {
        values: others.length,
        before: others.reduce((sum, row) => sum + row.before, 0),
        after: others.reduce((sum, row) => sum + row.after, 0),
      },
    };
  });
}

/** Whether a row belongs to what a figure of the mix counts, whichever side of it that is. */
export function isOfGroup(
  table: FactTable,
  changes: KeptChanges,
  figure: LabFigureOf<"kept" | "others">,
  splits: readonly SplitColumn[],
): (row: number) => boolean {
  for (const values of mixValues(table, figure.by, splits)) {
    const places =
      figure.kind === "kept"
        ? [placeOfValue(values.names, figure.value)].filter((place) => place >= 0)
        : rankedValues(changes, values)
            .slice(MOST_VALUES)
            .map(({ place }) => place);
    if (places.length === 0) continue;
    const isIn = new Uint8Array(values.names.length);
    for (const place of places) isIn[place] = 1;

    return (row) => isIn[values.placeOf(row)] === 1;
  }

  return () => false;
}

/** Kept rows by value, the largest first; values of which nothing is kept are left out. */
function rankedValues(
  { rows, isBefore, isAfter }: KeptChanges,
  { names, placeOf }: MixValues,
): readonly (ValueCounts & { readonly place: number })[] {
  const before = new Uint32Array(names.length);
  const after = new Uint32Array(names.length);
  const both = new Uint32Array(names.length);
  for (let at = 0; at < rows.length; at += 1) {
    const place = placeOf(rows[at] ?? 0);
    const was = isBefore[at] ?? 0;
    const is = isAfter[at] ?? 0;
    before[place] = (before[place] ?? 0) + was;
    after[place] = (after[place] ?? 0) + is;
    both[place] = (both[place] ?? 0) + (was & is);
  }

  return names
    .map((value, place) => {
      const counts = { before: before[place] ?? 0, after: after[place] ?? 0 };
      const stayed = both[place] ?? 0;
      return { place, value, ...counts, entered: counts.after - stayed, left: counts.before - stayed };
    })
    .filter(({ before: was, after: is }) => was + is > 0)
    .sort((one, other) => Math.max(other.before, other.after) - Math.max(one.before, one.after));
}
