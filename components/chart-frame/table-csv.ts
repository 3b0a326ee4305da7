import { csvLine } from "@/lib/domain/csv-line";
import { type ChartData, cellValue } from "./chart-data";

/** A chart's table as CSV (RFC 4180), numbers with twelve digits. */
export function tableCsv({ columns, rows }: ChartData): string {
  const lines = [
    columns.map(({ name }) => name),
    ...rows.map((cells) => columns.map((_, at) => withoutNoise(cellValue(cells[at])))),
  ];

  return lines.map(csvLine).join("");
}

/** 0.115 rather than 0.11499999999999999: what a subtraction adds past the digits that a number has. */
function withoutNoise(value: string | number | null): string | number | null {
  return typeof value === "number" ? Number(value.toPrecision(12)) : value;
}
