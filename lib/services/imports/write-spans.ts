import type { EncodedTable } from "./derive-batch";
import { ID_OFFSET, PROBLEM_OFFSET, RUN_OFFSET } from "./derived-tables";

/** Ids of an accepted row. */
export interface RowIds {
  readonly trajectory: bigint;
  readonly problem: number;
  readonly run: number;
}

/**
 * Fills the ids into the finished tuples of the accepted rows and gives them back in as few pieces as possible.
 * Rows without ids, such as duplicates, are left out.
 */
export function* patchedSpans(table: EncodedTable, ids: readonly (RowIds | undefined)[]): Generator<Uint8Array> {
  const bytes = Buffer.from(table.bytes.buffer, table.bytes.byteOffset, table.bytes.length);
  let spanStart: number | undefined;

  for (const [tuple, start] of table.starts.entries()) {
    const row = ids[table.rows[tuple] ?? -1];
    if (row === undefined) {
      if (spanStart !== undefined) yield bytes.subarray(spanStart, start);
      spanStart = undefined;
      continue;
    }

    spanStart ??= start;
    bytes.writeBigInt64BE(row.trajectory, start + ID_OFFSET);
    if (table.table !== "trajectory") continue;
    bytes.writeInt32BE(row.problem, start + PROBLEM_OFFSET);
    bytes.writeInt32BE(row.run, start + RUN_OFFSET);
  }
  if (spanStart !== undefined) yield bytes.subarray(spanStart);
}
