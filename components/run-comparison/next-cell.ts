export interface CellPlace {
  readonly row: number;
  /** Among the runs that are drawn. */
  readonly column: number;
}

interface Step {
  readonly from: CellPlace;
  readonly key: string;
  /** A cell of each run; null where it did not try the problem. */
  readonly rows: readonly { readonly cells: readonly unknown[] }[];
  /** Of each drawn run among all runs. */
  readonly places: readonly number[];
}

const MOVES: Readonly<Record<string, CellPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

/**
 * Where a key leads in the grid: on to the next cell of its direction that a run tried, or with Home and End to the
 * first or last one of the column.
 *
 * @returns undefined where the key means nothing, or nothing lies there
 */
export function nextCell({ from, key, rows, places }: Step): CellPlace | undefined {
  const isTried = ({ row, column }: CellPlace): boolean => Boolean(rows[row]?.cells[places[column] ?? -1]);
  if (key === "Home" || key === "End") {
    const order = rows.map((_, row) => ({ row, column: from.column }));
    return key === "Home" ? order.find(isTried) : order.findLast(isTried);
  }
  const move = MOVES[key];
  if (!move) return undefined;

  const on = ({ row, column }: CellPlace): CellPlace => ({ row: row + move.row, column: column + move.column });
  let next = on(from);
  while (rows[next.row] && places[next.column] !== undefined) {
    if (isTried(next)) return next;
    next = on(next);
  }
  return undefined;
}
