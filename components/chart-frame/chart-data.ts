/** One value behind a chart: null where there is none. With a link where it counts rows, or what it opens on the page. */
export type ChartCell =
  | string
  | number
  | null
  | { readonly value: string | number; readonly href: string }
  | { readonly value: string | number; readonly onOpen: () => void; readonly label: string };

/** What a chart draws, as a table: the first column heads the rows. */
export interface ChartData {
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly (readonly ChartCell[])[];
}

export interface ChartColumn {
  readonly name: string;
  /** How its numbers read on the screen; downloads have all their digits. */
  readonly format?: (value: number) => string;
}

/** What a cell says, without what it opens. */
export function cellValue(cell: ChartCell | undefined): string | number | null {
  if (cell === undefined || cell === null) return null;

  return typeof cell === "object" ? cell.value : cell;
}
