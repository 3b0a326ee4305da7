import { isLeftOut, type ParquetShape } from "./parquet-shape";

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

function fitsStruct(value: object, struct: Extract<ParquetShape, { kind: "struct" }>): boolean {
  const { members, missing } = struct;
  const names = Object.keys(members);
  // Metadata is printed by name, with every member but the sparse; other structs as they were built, without those that
  // are missing.
  if (missing === "null" && names.some((name) => !Object.hasOwn(value, name) && !isLeftOut(struct, name))) return false;

  let at = -1;
  for (const name in value) {
    const member: unknown = Reflect.get(value, name);
    const place = names.indexOf(name);
    const shape = members[name];
    if (shape === undefined || !fitsShape(member, shape)) return false;
    if (member === null && isLeftOut(struct, name)) return false;
    if (missing === "left_out" && place < at) return false;
    at = place;
  }

  return true;
}
