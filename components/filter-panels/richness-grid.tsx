"use client";
import { type KeyboardEvent, useRef, useState } from "react";
import { type CellPlace, nextCell } from "@/components/run-comparison/next-cell";
import type { FilterGrid } from "@/lib/contract/what-if";
import { coefficientColumns, coefficientName, type GridCell, RICHNESS_ROWS, richnessName } from "./grid-words";
import { RichnessGridCell } from "./richness-grid-cell";

/** Above it the text would lose contrast. */
const MOST_TINT = 42;

interface RichnessGridProps {
  grid: FilterGrid;
  addressOf: (filter: string) => string;
}

/** Counts by tenths of richness and bands of the coefficient. The tint is the count; who acted is a bar and a number. */
export function RichnessGrid({ grid, addressOf }: RichnessGridProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const columns = coefficientColumns(grid);
  const richnesses = RICHNESS_ROWS.filter(
    (richness) => richness !== null || grid.cells.some((cell) => cell.richness === null && cell.count > 0),
  );
  const rows = richnesses.map((richness) =>
    columns.map((column) => grid.cells.find((one) => isAt(one, richness, column) && one.count > 0)),
  );
  const most = Math.max(1, ...grid.cells.map(({ count }) => count));
  const [current, setCurrent] = useState<CellPlace>();
  const entry = current && rows[current.row]?.[current.column] ? current : firstPlace(rows);

  function onKeyDown(event: KeyboardEvent) {
    const next = nextCell({
      rows: rows.map((cells) => ({ cells: cells.map(pairOf) })),
      places: columns.map((_, at) => at),
      from: entry,
      key: event.key,
    });
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    body.current?.querySelector<HTMLElement>(`[data-cell="${next.row}.${next.column}"]`)?.focus();
  }

  return (
    <div className="-mx-4 scroll-edges px-4" data-scrolls>
      <table className="w-full min-w-170 table-fixed narrow:min-w-190 border-separate border-spacing-0.5 text-table">
        <caption className="sr-only">Trajectories by richness and coefficient</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 z-10 w-24 bg-surface pb-1 text-left align-bottom text-caption font-normal text-ink-3 narrow:w-36"
            >
              richness ↓ coefficient →
            </th>
            {columns.map((band) => (
              <th key={band} scope="col" className="pb-1 text-center text-caption font-normal text-ink-2">
                {coefficientName(grid, band)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((cells, row) => {
            const richness = richnesses[row] ?? null;

            return (
              <tr key={richnessName(richness)}>
                <th
                  scope="row"
                  className="sticky left-0 z-10 bg-surface pr-2 text-left font-normal text-ink-2 narrow:whitespace-nowrap"
                >
                  <span className="font-mono text-mono text-ink">{richnessName(richness)}</span>
                </th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
                  <td key={column} className="p-0">
                    {cell ? (
                      <RichnessGridCell
                        cell={cell}
                        words={`richness ${richnessName(richness)}, coefficient ${coefficientName(grid, cell.coefficient)}`}
                        tint={Math.round(Math.sqrt(cell.count / most) * MOST_TINT)}
                        href={addressOf(cell.filter)}
                        place={`${row}.${column}`}
                        isEntry={entry.row === row && entry.column === column}
                        onFocus={() => setCurrent({ row, column })}
                        onKeyDown={onKeyDown}
                      />
                    ) : (
                      <span className="flex h-11 items-center justify-center text-caption text-ink-3">
                        <span aria-hidden>·</span>
                        <span className="sr-only">none</span>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function isAt(cell: GridCell, richness: number | null, coefficient: number | null): boolean {
  return cell.richness === richness && cell.coefficient === coefficient;
}

function pairOf(cell: GridCell | undefined): [number, number] | null {
  return cell ? [cell.agentic, cell.count] : null;
}

function firstPlace(rows: readonly (readonly (GridCell | undefined)[])[]): CellPlace {
  const row = Math.max(
    0,
    rows.findIndex((cells) => cells.some(Boolean)),
  );

  return { row, column: Math.max(0, rows[row]?.findIndex(Boolean) ?? 0) };
}
