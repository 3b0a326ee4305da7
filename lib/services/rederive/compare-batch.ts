import { copyFields } from "@/lib/db/decode-copy";
import type { DerivedBatch } from "@/lib/services/imports/derive-batch";
import type { ChosenRow } from "./chosen-rows";
import { COMPARED_COLUMNS, printColumn } from "./compared-columns";
import type { StoredRows } from "./stored-rows";

/** A column whose stored value is not what the record comes to. */
export interface ColumnDifference {
  /** Public id of the trajectory. */
  readonly id: string;
  /** "signal.by_model", or "record" where today's importer rejects it. */
  readonly column: string;
  readonly stored: string;
  readonly derived: string;
}

/**
 * Every compared column of a batch, as bytes.
 *
 * @param rows - in the order of the batch's records
 */
export function compareBatch(
  rows: readonly ChosenRow[],
  { columns }: Pick<StoredRows, "columns">,
  derived: DerivedBatch,
): ColumnDifference[] {
  const made = derivedTuples(derived);
  const rejected = derived.rejected.flatMap(({ record, reason }) => {
    const row = rows[record];

    return row ? [{ id: row.extId, column: "record", stored: "imported", derived: reason }] : [];
  });
  const differing = derived.rows.flatMap(({ record }, place) => {
    const row = rows[record];
    const stored = row && columns.get(row.id);
    if (!row || !stored) return [];

    return COMPARED_COLUMNS.flatMap(({ table, name, place: at }, column) => {
      const [was, is] = [stored[column] ?? null, made[table](place)?.[at] ?? null];
      if (was === null ? is === null : is !== null && was.equals(is)) return [];

      return [
        { id: row.extId, column: `${table}.${name}`, stored: printColumn(name, was), derived: printColumn(name, is) },
      ];
    });
  });

  return [...rejected, ...differing];
}

/** Tuples of both tables by the row that each belongs to; a row has one of each. */
function derivedTuples({ tables }: DerivedBatch) {
  const tuplesOf = (name: "trajectory" | "signal") => {
    const table = tables.find(({ table }) => table === name);
    const bytes = table ? Buffer.from(table.bytes.buffer, table.bytes.byteOffset, table.bytes.length) : Buffer.alloc(0);
    const starts = new Map(table?.rows.map((row, tuple) => [row, table.starts[tuple]]));

    return (row: number) => {
      const start = starts.get(row);

      return start === undefined ? undefined : copyFields(bytes, start);
    };
  };

  return { trajectory: tuplesOf("trajectory"), signal: tuplesOf("signal") };
}
