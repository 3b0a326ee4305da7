import { type ChartData, cellValue } from "./chart-data";

/** A chart's table as CSV (RFC 4180), numbers with all their digits. */
export function tableCsv({ columns, rows }: ChartData): string {
  const lines = [columns.map(({ name }) => name), ...rows.map((cells) => columns.map((_, at) => cellValue(cells[at])))];

  return lines.map((cells) => `${cells.map(csvField).join(",")}\r\n`).join("");
}

/** What a spreadsheet would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function csvField(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  // Names come from imported files: one that begins like a formula must stay a name.
  const text = FORMULA.test(value) ? `'${value}` : value;

  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;
}
