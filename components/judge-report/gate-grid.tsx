import type { ReactNode } from "react";
import { GATE_WORD } from "@/components/verdict/gate-ladder";
import { GATES, type Gate } from "@/lib/domain/judgement";

interface GateGridProps {
  caption: string;
  /** Which of two stands where, such as "people ↓ judge →". */
  corner: string;
  cellOf: (row: Gate, column: Gate) => ReactNode;
  /** Sums of rows, of columns and of all. */
  sums?: { ofRow: (row: Gate) => ReactNode; ofColumn: (column: Gate) => ReactNode; all: ReactNode };
}

/** The gates of one against those of another. */
export function GateGrid({ caption, corner, cellOf, sums }: GateGridProps) {
  return (
    <div className="relative -mx-4 scroll-edges px-4">
      <table className="w-full min-w-130 table-fixed border-separate border-spacing-0.5 text-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-28 pb-1 text-left align-bottom text-caption font-normal text-ink-3">
              {corner}
            </th>
            {GATES.map((column) => (
              <th key={column} scope="col" className="pb-1 text-center text-caption font-normal text-ink-2">
                <span className="font-mono text-mono text-ink">{column}</span>
                <span className="block">{GATE_WORD[column]}</span>
              </th>
            ))}
            {sums ? (
              <th scope="col" className="w-16 pb-1 text-center align-bottom text-caption font-normal text-ink-2">
                all
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>
          {GATES.map((row) => (
            <tr key={row}>
              <th scope="row" className="pr-2 text-left font-normal whitespace-nowrap text-ink-2">
                <span className="font-mono text-mono text-ink">{row}</span> {GATE_WORD[row]}
              </th>
              {GATES.map((column) => (
                <td key={column} className="p-0">
                  {cellOf(row, column)}
                </td>
              ))}
              {sums ? <td className="p-0 text-center">{sums.ofRow(row)}</td> : null}
            </tr>
          ))}
          {sums ? (
            <tr>
              <th scope="row" className="pr-2 text-left font-normal text-ink-2">
                all
              </th>
              {GATES.map((column) => (
                <td key={column} className="p-0 text-center">
                  {sums.ofColumn(column)}
                </td>
              ))}
              <td className="p-0 text-center">{sums.all}</td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
