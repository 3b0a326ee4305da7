import { csvLine } from "@/lib/domain/csv-line";
import { type ChartData, cellValue } from "./chart-data";

/** A chart's table as CSV (RFC 4180), numbers with all their digits. */
export function tableCsv({ columns, rows }: ChartData): string {
  const lines = [columns.map(({ name }) => name), ...rows.map((cells) => columns.map((_, at) => cellValue(cells[at])))];

  return lines.map(csvLine).join("");
}
