// biome-ignore-all lint/a11y/useSemanticElements: table elements cannot position virtual rows
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid itself holds the focus and names its active row
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the owner of the grid listens for the keys
"use client";
import { Checkbox } from "@/components/ui/checkbox";
import { classNames } from "@/components/ui/class-names";
import type { GridColumn } from "./grid-column";
import type { GridModel } from "./use-grid-table";

const BOX = { middle: "items-center", first_line: "items-start pt-1" } as const;
export type BoxPlace = keyof typeof BOX;

interface GridRowProps<Row extends object> {
  row: ReturnType<GridModel<Row>["getRowModel"]>["rows"][number];
  table: GridModel<Row>;
  columns: ReadonlyMap<string, GridColumn<Row>>;
  template: string;
  domId: string;
  /** What a screen reader calls the row. */
  name: string;
  topPx: number;
  heightPx: number;
  boxAt: BoxPlace;
  /** 0-based place among all rows. */
  position: number;
  isActive: boolean;
  /** @param isLeaving - by a link that is followed */
  onActivate: (isLeaving: boolean) => void;
  onOpen: () => void;
}

export function GridRow<Row extends object>(props: GridRowProps<Row>) {
  const { row, table, columns, isActive } = props;
  const isSelected = row.getIsSelected();

  return (
    <div
      id={props.domId}
      role="row"
      aria-rowindex={props.position + 2}
      aria-selected={isSelected}
      aria-label={props.name}
      onClick={(event) => props.onActivate(event.defaultPrevented)}
      onDoubleClick={props.onOpen}
      className={classNames(
        "group absolute left-0 grid w-full items-center border-b border-line",
        // The row of the keys has its mark at the left; the tint is of what is chosen, and of nothing else.
        isSelected ? "bg-accent-soft" : "bg-surface hover:bg-raised",
      )}
      style={{ top: props.topPx, height: props.heightPx, gridTemplateColumns: props.template }}
    >
      <span
        role="gridcell"
        className={classNames(
          "sticky left-0 z-10 flex h-full bg-inherit pl-3",
          BOX[props.boxAt],
          isActive && "mark-start",
        )}
      >
        <Checkbox
          aria-label={`Select ${props.name}`}
          tabIndex={-1}
          checked={isSelected}
          onCheckedChange={() => row.toggleSelected()}
        />
      </span>
      {row.getVisibleCells().map((cell) => {
        const column = columns.get(cell.column.id);

        return (
          <span
            key={cell.id}
            role="gridcell"
            className={classNames(
              "flex h-full min-w-0 items-center overflow-hidden bg-inherit px-2",
              column?.align === "end" && "justify-end",
              column?.isWide && "sticky left-9 z-10",
            )}
          >
            <table.FlexRender cell={cell} />
          </span>
        );
      })}
    </div>
  );
}
