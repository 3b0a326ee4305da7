import type { ReactNode } from "react";

/** One column of a data grid. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly name: string;
  /** What the column says, shown on its head. */
  readonly about: string;
  readonly widthPx: number;
  /** Where all of its words fit, taken where there is room. */
  readonly roomyPx?: number;
  /** Takes the width that is left over. */
  readonly isWide?: boolean;
  /** Of a wide one: how much it has before others take their roomy width. */
  readonly comfortPx?: number;
  readonly align?: "start" | "end";
  readonly cell: (row: Row) => ReactNode;
}

/** Sort of the rows; the server does it. */
export interface GridSort {
  readonly column: string;
  readonly isDescending: boolean;
}
