import { membersOf } from "@/lib/exporters/row/json-shape";
import { wellFormed } from "@/lib/release/write/well-formed";
import type { ParquetShape } from "./parquet-shape";
import type { RowShape } from "./row-shape";

/**
 * The line of a row out of its cells, as its preset prints it: so a row of a Parquet file has the hash that it has in
 * every other format.
 */
export function cellsLine(cells: Readonly<Record<string, unknown>>, shape: RowShape): string {
  const members = [...shape].map(([name, column]) => `${JSON.stringify(name)}:${jsonOf(cells[name], column)}`);

  return wellFormed(`{${members.join(",")}}`);
}

function jsonOf(value: unknown, shape: ParquetShape): string {
  if (value === null || value === undefined) return "null";

  switch (shape.kind) {
    case "text":
      return JSON.stringify(String(value));
    case "json":
      return String(value);
    case "integer":
      // What 32 bits do not hold comes out as something else, which the caller finds.
      return String(Math.trunc(Number(value)) | 0);
    case "number":
      return JSON.stringify(Number(value));
    case "boolean":
      return String(value === true);
    case "list":
      return `[${(Array.isArray(value) ? value : []).map((item) => jsonOf(item, shape.of)).join(",")}]`;
    case "struct":
      return structJson(membersOf(value) ?? {}, shape);
  }
}

function structJson(
  given: Readonly<Record<string, unknown>>,
  { members, missing }: Extract<ParquetShape, { kind: "struct" }>,
): string {
  const printed = Object.entries(members).flatMap(([name, shape]) => {
    const isMissing = given[name] === null || given[name] === undefined;

    return isMissing && missing === "left_out" ? [] : [`${JSON.stringify(name)}:${jsonOf(given[name], shape)}`];
  });

  return `{${printed.join(",")}}`;
}
