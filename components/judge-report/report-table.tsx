import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";

interface ReportTableProps {
  caption: string;
  /** The first one heads the rows; numbers, and what can be pressed, end at the right. */
  columns: readonly { readonly name: string; readonly isNumber?: true; readonly shown?: ReactNode }[];
  rows: readonly { readonly key: string; readonly head: ReactNode; readonly cells: readonly ReactNode[] }[];
  /** Cells have several lines: the first ones stand side by side. */
  isStacked?: boolean;
}

/** A plain table of the report: a name a row and its figures. */
export function ReportTable({ caption, columns, rows, isStacked = false }: ReportTableProps) {
  return (
    <div className="scroll-edges relative -mx-4 px-4">
      <table className="w-full text-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-caption text-ink-3">
            {columns.map(({ name, isNumber, shown }) => (
              <th
                key={name}
                scope="col"
                className={classNames(
                  "pr-2 pb-1 font-medium last:pr-0 narrow:pr-4",
                  isNumber ? "text-right" : "text-left",
                )}
              >
                {shown ?? name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ key, head, cells }) => (
            <tr key={key} className={isStacked ? "align-baseline" : undefined}>
              <th scope="row" className="py-1 pr-2 text-left font-normal whitespace-nowrap narrow:pr-4">
                {head}
              </th>
              {cells.map((cell, at) => (
                <td
                  key={columns[at + 1]?.name}
                  data-column={columns[at + 1]?.name}
                  className={classNames(
                    "py-1 pr-2 last:pr-0 narrow:pr-4",
                    columns[at + 1]?.isNumber ? "text-right" : "text-left",
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
