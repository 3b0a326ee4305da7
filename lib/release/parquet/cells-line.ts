import { wellFormed } from "@/lib/release/write/well-formed";
import { isLeftOut, type ParquetShape } from "./parquet-shape";
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
      return JSON.stringify(typeof value === "string" ? value : String(value));
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
      return listJson(value, shape.of);
    case "struct":
      return structJson(value, shape);
  }
}

function listJson(value: unknown, of: ParquetShape): string {
  let text = "";
  for (const item of Array.isArray(value) ? value : []) text += `${text === "" ? "" : ","}${jsonOf(item, of)}`;

  return `[${text}]`;
}

// Reads members one by one: a copy of each message would cost as much as writing it.
function structJson(given: unknown, struct: Extract<ParquetShape, { kind: "struct" }>): string {
  if (typeof given !== "object" || given === null) return JSON.stringify(given);

  const { members } = struct;
  let text = "";
  for (const name in members) {
    const value: unknown = Reflect.get(given, name);
    const shape = members[name];
    if (shape === undefined || ((value === null || value === undefined) && isLeftOut(struct, name))) continue;
    text += `${text === "" ? "" : ","}"${name}":${jsonOf(value, shape)}`;
  }

  return `{${text}}`;
}
