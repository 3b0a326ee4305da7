/**
 * Rows with columns under each other.
 *
 * @param left - the columns that begin at the left; numbers end at the right
 */
export function alignedTable(rows: readonly (readonly string[])[], left: readonly number[] = [0]): string {
  const columnCount = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columnCount }, (_, at) => Math.max(...rows.map((row) => (row[at] ?? "").length)));
  const aligned = (cell: string, at: number): string =>
    left.includes(at) ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);

  return rows.map((row) => row.map(aligned).join("  ").trimEnd()).join("\n");
}
