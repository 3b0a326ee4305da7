import Link from "next/link";
import { InertText } from "@/components/import/inert-text";
import { PlainText } from "@/components/trajectory-list/plain-text";
import { classNames } from "@/components/ui/class-names";
import { formatNumber } from "@/components/ui/format-number";
import { type ChartCell, type ChartColumn, type ChartData, cellValue } from "./chart-data";

/** More rows than a person reads; the CSV has all of them. */
const MOST_ROWS = 500;

interface ChartTableProps {
  caption: string;
  table: ChartData;
}

/** The values behind a chart. */
export function ChartTable({ caption, table: { columns, rows } }: ChartTableProps) {
  const isNumber = columns.map((_, at) => rows.some((cells) => typeof cellValue(cells[at]) === "number"));
  const aligned = (at: number) => classNames("py-1 pr-4 last:pr-0", isNumber[at] ? "text-right" : "text-left");

  return (
    <div className="scroll-edges -mx-4 max-h-120 overflow-y-auto px-4" data-scrolls>
      <table className="w-full text-table">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-surface">
          <tr className="border-b border-line text-caption text-ink-3">
            {columns.map(({ name }, at) => (
              <th key={name} scope="col" className={classNames(aligned(at), "font-medium")}>
                <PlainText text={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.slice(0, MOST_ROWS).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table that is shown as a whole
            <tr key={row}>
              {columns.map((column, at) => {
                const Cell = at === 0 ? "th" : "td";
                return (
                  <Cell
                    key={column.name}
                    {...(at === 0 ? { scope: "row" } : {})}
                    className={classNames(
                      aligned(at),
                      "font-normal",
                      isNumber[at] && "font-mono text-mono whitespace-nowrap",
                      at === 0 && !isNumber[at] && "min-w-44",
                    )}
                  >
                    <CellText column={column} cell={cells[at]} />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST_ROWS ? (
        <p className="py-2 text-caption text-ink-3">
          Showing {formatNumber(MOST_ROWS)} of {formatNumber(rows.length)} rows; the CSV has all of them.
        </p>
      ) : null}
    </div>
  );
}

function CellText({ column, cell }: { column: ChartColumn; cell: ChartCell | undefined }) {
  const value = cellValue(cell);
  if (value === null) return <span className="text-ink-3">none</span>;

  const shown = typeof value === "number" ? (column.format ?? String)(value) : <InertText text={value} />;
  if (cell === null || typeof cell !== "object") return shown;
  const look = "underline decoration-line-strong hover:decoration-current";
  if ("onOpen" in cell)
    return (
      <button type="button" aria-haspopup="dialog" aria-label={cell.label} onClick={cell.onOpen} className={look}>
        {shown}
      </button>
    );

  return (
    <Link href={cell.href} className={look}>
      {shown}
    </Link>
  );
}
