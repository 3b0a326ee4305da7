import type { Figures, Written } from "@/lib/exporters/exporter";

/** What became of a unit that was left out. */
export function leftOut(reason: string, figures: Figures = {}): Written {
  return { kind: "left_out", reason, figures };
}

/** Why both sides of a pair are left out where only one of them does not fit. */
export function ofPair(reason: string): string {
  return `One side of its pair does not fit. ${reason}`;
}

/** Rows that pass the check of their preset; else the unit is left out, with what is wrong. */
export function checkedRows(
  rows: readonly object[],
  fault: (row: unknown) => string | undefined,
  figures: Figures,
): Written {
  for (const row of rows) {
    const wrong = fault(row);
    if (wrong !== undefined) return leftOut(wrong);
  }

  return { kind: "rows", rows, figures };
}
