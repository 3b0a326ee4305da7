import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useMemo } from "react";
import type { GridColumn, GridSort } from "./grid-column";

const features = tableFeatures({
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
});

interface GridTable<Row extends object> {
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Ids of the columns that show, in order. */
  shown: readonly string[];
  sort: GridSort;
  onSort: (sort: GridSort) => void;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** The table model of a grid whose rows come sorted from the server and whose state its owner keeps. */
export function useGridTable<Row extends object>(grid: GridTable<Row>) {
  const { columns, rows, shown, sort, selected } = grid;
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, Row>();

    return helper.columns(
      columns.map((column) =>
        helper.accessor((row) => row, {
          id: column.id,
          header: column.name,
          size: column.widthPx,
          enableSorting: true,
          cell: (context) => column.cell(context.row.original),
        }),
      ),
    );
  }, [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const sorting = [{ id: sort.column, desc: sort.isDescending }];
  const rowSelection = Object.fromEntries([...selected].map((id) => [id, true as const]));

  return useTable({
    features,
    columns: definitions,
    data,
    getRowId: grid.rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    state: {
      sorting,
      columnOrder: [...shown],
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)])),
      rowSelection,
    },
    onSortingChange: (updater) => {
      const [next] = typeof updater === "function" ? updater(sorting) : updater;
      if (next) grid.onSort({ column: next.id, isDescending: next.desc });
    },
    onRowSelectionChange: (updater) => {
      const next = typeof updater === "function" ? updater(rowSelection) : updater;
      grid.onSelect(new Set(Object.keys(next).filter((id) => next[id])));
    },
  });
}

export type GridModel<Row extends object> = ReturnType<typeof useGridTable<Row>>;
