// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot position virtual rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself holds the focus and names its active row
"use client";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import { useIsHydrated } from "@/components/ui/use-is-hydrated";
import type { GridColumn, GridSort } from "./grid-column";
import { GridFrame } from "./grid-frame";
import { GridHead } from "./grid-head";
import { type BoxPlace, GridRow } from "./grid-row";
import { gridTemplate } from "./grid-template";
import { RowsSkeleton } from "./rows-skeleton";
import { useGridTable } from "./use-grid-table";

/** Rows from the end at which the next page is asked for: about two screens. */
const AHEAD = 60;
/** Rows above the one that the grid starts at. */
const LEAD_ROWS = 6;
/** The head stays at the top and covers that much of the rows. */
const HEAD_HEIGHT_PX = 32;

export interface DataGridHandle {
  /** Brings a row that a key led to into view, and the keyboard to the grid. */
  goToRow: (index: number) => void;
}

interface DataGridProps<Row extends object> {
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  rowHeightPx: number;
  /** Where the box of a row stands: the first line is where that of cells with two lines is. */
  boxAt?: BoxPlace;
  /** Rows that exist, loaded or not; undefined when nobody counted them. */
  total: number | undefined;
  shown: readonly string[];
  sort: GridSort;
  onSort: (sort: GridSort) => void;
  activeId: string | undefined;
  /** @param isLeaving - by a link that is followed: the screen goes, and what draws it once more holds that up */
  onActivate: (id: string, isLeaving: boolean) => void;
  onOpen: (row: Row) => void;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onNearEnd: () => void;
  /** Row in view at first: the top unless a person comes back to a row. */
  startIndex: number;
  /** Last line of the list: more on the way, a failure, the end. */
  foot?: ReactNode;
  ref?: Ref<DataGridHandle>;
}

/** A virtual grid of sorted rows with one active row, a selection and endless pages. */
export function DataGrid<Row extends object>(props: DataGridProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const table = useGridTable(props);
  const rows = table.getRowModel().rows;
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => props.rowHeightPx,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 12,
    scrollMargin: HEAD_HEIGHT_PX,
    scrollPaddingStart: HEAD_HEIGHT_PX,
    initialOffset: Math.max(0, props.startIndex - LEAD_ROWS) * props.rowHeightPx,
    onChange: (instance) => {
      const last = instance.getVirtualItems().at(-1);
      if (last && last.index >= rows.length - AHEAD) props.onNearEnd();
    },
  });
  useImperativeHandle(props.ref, () => ({
    goToRow: (index) => {
      virtualizer.scrollToIndex(index, { align: "auto" });
      // A button or a box that was pressed before would take Enter and the space bar, which are the row's now.
      if (document.activeElement !== document.body) scroller.current?.focus({ preventScroll: true });
    },
  }));
  const byId = new Map(props.columns.map((column) => [column.id, column]));
  const visible = props.shown.flatMap((id) => byId.get(id) ?? []);
  const { tracks: template, minWidth } = gridTemplate(visible, props.sort.column);

  return (
    <GridFrame
      ref={scroller}
      aria-label={props.label}
      aria-rowcount={props.total === undefined ? -1 : props.total + 1}
      aria-colcount={visible.length + 1}
      aria-multiselectable
      aria-activedescendant={props.activeId ? rowDomId(props.activeId) : undefined}
      minWidth={minWidth}
      foot={props.foot}
    >
      <GridHead table={table} columns={byId} template={template} />
      <div role="rowgroup" className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {/* Which rows are in view is known to the scripts alone. */}
        {isHydrated ? null : (
          <RowsSkeleton
            rowHeightPx={props.rowHeightPx}
            most={rows.length}
            columns={{
              tracks: template,
              ofEach: [
                { key: "check", isAtEnd: false },
                ...visible.map(({ id, align }) => ({ key: id, isAtEnd: align === "end" })),
              ],
            }}
          />
        )}
        {virtualizer.getVirtualItems().map((item) => {
          const row = rows[item.index];

          return row ? (
            <GridRow
              key={row.id}
              row={row}
              table={table}
              columns={byId}
              template={template}
              domId={rowDomId(row.id)}
              name={props.rowName(row.original)}
              topPx={item.start - HEAD_HEIGHT_PX}
              heightPx={props.rowHeightPx}
              boxAt={props.boxAt ?? "middle"}
              position={item.index}
              isActive={row.id === props.activeId}
              onActivate={(isLeaving) => props.onActivate(row.id, isLeaving)}
              onOpen={() => props.onOpen(row.original)}
            />
          ) : null;
        })}
      </div>
    </GridFrame>
  );
}

const rowDomId = (id: string): string => `row-${id}`;
