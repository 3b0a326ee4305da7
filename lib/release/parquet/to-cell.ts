import { membersOf } from "@/lib/exporters/row/json-shape";
import { sourceJson } from "@/lib/exporters/row/row-line";
import { wellFormed } from "@/lib/release/write/well-formed";
import type { ParquetShape } from "./parquet-shape";

/** A value as its column takes it: what has no form of its own as text, all else as it is. */
export function toCell(value: unknown, shape: ParquetShape): unknown {
  if (!holdsJson(shape) || value === null || value === undefined) return value;

  switch (shape.kind) {
    case "list":
      return Array.isArray(value) ? value.map((item) => toCell(item, shape.of)) : value;
    case "struct": {
      const members = membersOf(value) ?? {};
      return Object.fromEntries(
        Object.entries(shape.members).map(([name, member]) => [name, toCell(members[name], member)]),
      );
    }
    default:
      return wellFormed(sourceJson(value));
  }
}

/** Most columns have none, and then nothing is copied. */
function holdsJson(shape: ParquetShape): boolean {
  if (shape.kind === "list") return holdsJson(shape.of);
  if (shape.kind === "struct") return Object.values(shape.members).some(holdsJson);

  return shape.kind === "json";
}
