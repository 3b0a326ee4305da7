import type { GridColumn } from "./grid-column";

const CHECK_WIDTH_PX = 36;
/** The arrow of the sorted column, with the gap before it: without room for it the name would be cut. */
const ARROW_PX = 16;
/** Of the column that takes what is left over, in a window narrower than that it stays small beside the others. */
const WIDE_MOST = "34vw";

type Sized = Pick<GridColumn<never>, "id" | "widthPx" | "roomyPx" | "comfortPx" | "isWide">;

export interface GridTemplate {
  /** Tracks of the grid, the checkbox first. */
  readonly tracks: string;
  /** What all of them need at least. */
  readonly minWidth: string;
}

/**
 * Widths of the columns that show, in order. A column with a roomy width takes it where the wide one is comfortable
 * beside it; the first of several does so first.
 *
 * @param sorted - id of the column that the rows are sorted by
 */
export function gridTemplate(columns: readonly Sized[], sorted: string): GridTemplate {
  const leastOf = ({ id, widthPx }: Sized): number => widthPx + (id === sorted ? ARROW_PX : 0);
  const fixed = columns.filter(({ isWide }) => !isWide).reduce((sum, one) => sum + leastOf(one), CHECK_WIDTH_PX);
  const wide = columns.filter(({ isWide }) => isWide);
  let takenPx = fixed + wide.reduce((sum, { widthPx, comfortPx }) => sum + (comfortPx ?? widthPx), 0);

  const tracks = columns.map((column) => {
    const leastPx = leastOf(column);
    if (column.isWide) return `minmax(${wideLeast(column)}, 1fr)`;
    if (column.roomyPx === undefined || column.roomyPx <= leastPx) return `${leastPx}px`;
    const othersPx = takenPx - leastPx;
    takenPx = othersPx + column.roomyPx;

    return `clamp(${leastPx}px, calc(100% - ${othersPx}px), ${column.roomyPx}px)`;
  });

  return {
    tracks: [`${CHECK_WIDTH_PX}px`, ...tracks].join(" "),
    minWidth: wide.length === 0 ? `${fixed}px` : `calc(${[`${fixed}px`, ...wide.map(wideLeast)].join(" + ")})`,
  };
}

function wideLeast({ widthPx }: Sized): string {
  return `min(${widthPx}px, ${WIDE_MOST})`;
}
