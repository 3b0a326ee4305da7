import type { ParquetShape } from "./parquet-shape";

const LEAST = -(2 ** 31);
const MOST = 2 ** 31 - 1;

/**
 * Whether a column holds a value whole: nothing of another type, no member that it does not know, and members in the
 * order in which they are printed. A copy of each row to compare would cost as much as writing it.
 */
export function fitsShape(value: unknown, shape: ParquetShape): boolean {
  if (value === null || value === undefined) return true;

  switch (shape.kind) {
    case "text":
      return typeof value === "string";
    case "json":
      return true;
    case "integer":
      return typeof value === "number" && Number.isInteger(value) && value >= LEAST && value <= MOST;
    case "number":
      return typeof value === "number" && Number.isFinite(value);
    case "boolean":
      return typeof value === "boolean";
    case "list":
      return Array.isArray(value) && value.every((item) => fitsShape(item, shape.of));
    case "struct":
      return typeof value === "object" && !Array.isArray(value) && fitsStruct(value, shape);
  }
}

function fitsStruct(value: object, { members, missing }: Extract<ParquetShape, { kind: "struct" }>): boolean {
  // Metadata is printed by name, with every member; other structs as they were built, without those that are missing.
  if (missing === "null" && Object.keys(value).length !== Object.keys(members).length) return false;

  const names = Object.keys(members);
  let at = -1;
  for (const name in value) {
    const member: unknown = Reflect.get(value, name);
    const place = names.indexOf(name);
    const shape = members[name];
    if (shape === undefined || !fitsShape(member, shape)) return false;
    if (missing === "left_out" && (member === null || place < at)) return false;
    at = place;
  }

  return true;
}
