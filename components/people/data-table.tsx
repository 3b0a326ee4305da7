import type { ReactNode } from "react";

interface NumberColumn {
  readonly name: string;
  readonly isNumber: true;
}

interface DataTableProps {
  label: string;
  /** Heads of the columns; an empty one stands over buttons. */
  columns: readonly (string | NumberColumn)[];
  /** Rows of cells. */
  children: ReactNode;
}

/** A short table that is shown whole. */
export function DataTable({ label, columns, children }: DataTableProps) {
  return (
    <div className="-mx-4 scroll-edges px-4">
      <table aria-label={label} className="w-full border-collapse text-table">
        <thead>
          <tr className="border-b border-line text-left text-caption text-ink-3">
            {columns.map((column) =>
              typeof column === "string" ? (
                <th key={column} scope="col" className="h-7 pr-4 font-medium whitespace-nowrap last:pr-0">
                  {column || <span className="sr-only">Actions</span>}
                </th>
              ) : (
                <th key={column.name} scope="col" className="h-7 pr-6 text-right font-medium whitespace-nowrap">
                  {column.name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  );
}

interface CellProps {
  children: ReactNode;
  isLast?: boolean;
  /** Of a table whose rows fold where it has no room: the head of the column, which the cell says then. */
  column?: string;
}

export function Cell({ children, isLast = false, column }: CellProps) {
  if (column !== undefined)
    return (
      <td data-column={column} className="pr-4 medium:h-10">
        {children}
      </td>
    );

  return <td className={isLast ? "h-10 text-right whitespace-nowrap" : "h-10 pr-4"}>{children}</td>;
}

/** Under the head of a number. */
export function NumberCell({ children }: { children: ReactNode }) {
  return <td className="h-10 pr-6 text-right tabular-nums">{children}</td>;
}
