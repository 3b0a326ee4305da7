import type { SchemaElement } from "hyparquet";
import type { ParquetShape } from "./parquet-shape";
import type { RowShape } from "./row-shape";

const OPTIONAL = { repetition_type: "OPTIONAL" } as const;

/**
 * The schema of a file, depth first. Lists have three levels, and everything may be null: so readers of Hugging Face and
 * DuckDB know them.
 *
 * @see the Parquet format's LogicalTypes.md on lists
 */
export function schemaElements(shape: RowShape): SchemaElement[] {
  return [
    { name: "root", num_children: shape.size },
    ...[...shape].flatMap(([name, column]) => elementsOf(name, column)),
  ];
}

function elementsOf(name: string, shape: ParquetShape): readonly SchemaElement[] {
  switch (shape.kind) {
    case "text":
    case "json":
      return [{ name, type: "BYTE_ARRAY", converted_type: "UTF8", ...OPTIONAL }];
    case "integer":
      return [{ name, type: "INT32", ...OPTIONAL }];
    case "number":
      return [{ name, type: "DOUBLE", ...OPTIONAL }];
    case "boolean":
      return [{ name, type: "BOOLEAN", ...OPTIONAL }];
    case "list":
      return [
        { name, converted_type: "LIST", num_children: 1, ...OPTIONAL },
        { name: "list", repetition_type: "REPEATED", num_children: 1 },
        ...elementsOf("element", shape.of),
      ];
    case "struct": {
      const members = Object.entries(shape.members);

      return [
        { name, num_children: members.length, ...OPTIONAL },
        ...members.flatMap(([member, of]) => elementsOf(member, of)),
      ];
    }
  }
}
