import { membersOf } from "@/lib/exporters/row/json-shape";
import { INTEGER, NUMBER, type ParquetShape, type SparseMember, TEXT, wholeStructOf } from "./parquet-shape";

const NUMBERS = ["reasoning_quality", "reward", "upsample_weight", "outcome_gap", "temperature", "top_p"];
const INTEGERS = ["rollout", "tokens", "k", "sample_index"];

/**
 * The columns of a row's metadata: one row tells the names, which are the same in every row of a release, but for the
 * sparse ones. A value that is null there says nothing of its type, so numbers are known by name; everything else is text.
 *
 * @param sparse - members that some row of the release has, whether this one does or not; they stand where an outcome
 *   does, so in a pair on both sides
 */
export function metadataShape(metadata: unknown, sparse: readonly SparseMember[]): ParquetShape {
  const given = membersOf(metadata) ?? {};
  const added = "outcome" in given ? sparse.filter((name) => !(name in given)) : [];
  const members = [...Object.entries(given), ...added.map((name) => [name, null] as const)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );

  return wholeStructOf(Object.fromEntries(members.map(([name, value]) => [name, shapeOf(name, value, sparse)])));
}

function shapeOf(name: string, value: unknown, sparse: readonly SparseMember[]): ParquetShape {
  if (membersOf(value) !== undefined) return metadataShape(value, sparse);
  if (NUMBERS.includes(name)) return NUMBER;

  return INTEGERS.includes(name) ? INTEGER : TEXT;
}
