import type { SchemaTree } from "hyparquet";
import { BOOLEAN, INTEGER, NUMBER, type ParquetShape, TEXT, wholeStructOf } from "./parquet-shape";
import { COLUMNS, type RowShape } from "./row-shape";

/**
 * The columns of a release by the schema of one of its files: those of its preset by name, the metadata as it was found.
 *
 * @throws RangeError for a column that no preset writes
 */
export function shapeOfSchema(schema: SchemaTree): RowShape {
  return new Map(
    schema.children.map((column) => {
      const { name } = column.element;
      const shape = name === "metadata" ? shapeOf(column) : COLUMNS[name];
      if (shape === undefined) throw new RangeError(`No preset writes the column ${name}.`);

      return [name, shape];
    }),
  );
}

function shapeOf({ element, children }: SchemaTree): ParquetShape {
  if (children.length > 0)
    return wholeStructOf(Object.fromEntries(children.map((child) => [child.element.name, shapeOf(child)])));

  switch (element.type) {
    case "INT32":
      return INTEGER;
    case "DOUBLE":
      return NUMBER;
    case "BOOLEAN":
      return BOOLEAN;
    default:
      return TEXT;
  }
}
