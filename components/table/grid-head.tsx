// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot position virtual rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself holds the focus and names its active row
"use client";
import { ArrowDown, ArrowUp } from "lucide-react";
import { Checkbox } from "@/components/ui/checkbox";
import { classNames } from "@/components/ui/class-names";
import { Tooltip } from "@/components/ui/tooltip";
import type { GridColumn } from "./grid-column";
import type { GridModel } from "./use-grid-table";

interface GridHeadProps<Row extends object> {
  table: GridModel<Row>;
  columns: ReadonlyMap<string, GridColumn<Row>>;
  template: string;
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/** Column heads: each says what its column holds, to the keyboard as well, and sorts by it; a second press turns the order. */
export function GridHead<Row extends object>({ table, columns, template }: GridHeadProps<Row>) {
  const headers = table.getHeaderGroups()[0]?.headers ?? [];

  return (
    <div role="rowgroup" className="sticky top-0 z-20">
      <div
        role="row"
        aria-rowindex={1}
        className="grid h-8 border-y border-line-strong bg-bg text-caption text-ink-2"
        style={{ gridTemplateColumns: template }}
      >
        <span role="columnheader" className="sticky left-0 z-10 flex items-center bg-bg pl-3">
          <Checkbox
            aria-label="Select all loaded rows"
            checked={table.getIsAllRowsSelected() || (table.getIsSomeRowsSelected() ? "indeterminate" : false)}
            onCheckedChange={() => table.toggleAllRowsSelected()}
          />
        </span>
        {headers.map((header) => {
          const direction = header.column.getIsSorted();
          const column = columns.get(header.column.id);

          return (
            <span
              key={header.id}
              role="columnheader"
              aria-sort={direction ? ARIA_SORT[direction] : "none"}
              className={classNames("flex min-w-0 bg-bg", column?.isWide && "sticky left-9 z-10")}
            >
              <Tooltip label={column?.about} side="top">
                <button
                  type="button"
                  onClick={() => table.setSorting([{ id: header.column.id, desc: direction !== "desc" }])}
                  className={classNames(
                    "flex min-w-0 flex-1 items-center gap-1 px-2 -outline-offset-2 hover:text-ink",
                    column?.align === "end" && "justify-end",
                    direction && "font-semibold text-ink",
                  )}
                >
                  <span className="truncate">
                    <table.FlexRender header={header} />
                  </span>
                  {direction === "asc" ? <ArrowUp aria-hidden className="size-3 shrink-0" /> : null}
                  {direction === "desc" ? <ArrowDown aria-hidden className="size-3 shrink-0" /> : null}
                </button>
              </Tooltip>
            </span>
          );
        })}
      </div>
    </div>
  );
}
