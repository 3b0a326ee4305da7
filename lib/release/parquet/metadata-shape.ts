import { membersOf } from "@/lib/exporters/row/json-shape";
import { INTEGER, NUMBER, type ParquetShape, TEXT, wholeStructOf } from "./parquet-shape";

const NUMBERS = ["reasoning_quality", "reward", "upsample_weight", "outcome_gap", "temperature", "top_p"];
const INTEGERS = ["rollout", "tokens", "k", "sample_index"];

/**
 * The columns of a row's metadata: one row tells the names, which are the same in every row of a release. A value that
 * is null there says nothing of its type, so numbers are known by name; everything else is text.
 */
export function metadataShape(metadata: unknown): ParquetShape {
  const members = Object.entries(membersOf(metadata) ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));

  return wholeStructOf(Object.fromEntries(members.map(([name, value]) => [name, shapeOf(name, value)])));
}

function shapeOf(name: string, value: unknown): ParquetShape {
  if (membersOf(value) !== undefined) return metadataShape(value);
  if (NUMBERS.includes(name)) return NUMBER;

  return INTEGERS.includes(name) ? INTEGER : TEXT;
}
