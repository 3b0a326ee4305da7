import { type CopyTuple, fieldPlaces } from "@/lib/db/decode-copy";
import type { DerivedBatch } from "@/lib/services/imports/derive-batch";
import type { ChosenRow } from "./chosen-rows";
import { COMPARED_COLUMNS, type ComparedColumn, printColumn } from "./compared-columns";
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
  const trajectories = tuplesOf(derived, "trajectory");
  const signals = tuplesOf(derived, "signal");
  const rejected = derived.rejected.flatMap(({ record, reason }) => {
    const row = rows[record];

    return row ? [{ id: row.extId, column: "record", stored: "imported", derived: reason }] : [];
  });
  const differing = derived.rows.flatMap(({ record }, place) => {
    const row = rows[record];
    const stored = row && columns.get(row.id);
    if (!row || !stored) return [];

    return differences(stored, { trajectory: trajectories(place), signal: signals(place) }).map((found) => ({
      id: row.extId,
      ...found,
    }));
  });

  return [...rejected, ...differing];
}

/** A finished tuple and where its fields lie. */
interface DerivedTuple {
  readonly bytes: Buffer;
  readonly places: Int32Array;
}

function differences(
  stored: CopyTuple,
  made: Readonly<Record<ComparedColumn["table"], DerivedTuple | undefined>>,
): Omit<ColumnDifference, "id">[] {
  const found: Omit<ColumnDifference, "id">[] = [];
  for (const [column, { table, name, place }] of COMPARED_COLUMNS.entries()) {
    const [was, tuple] = [stored[column] ?? null, made[table]];
    const at = tuple?.places[place * 2] ?? 0;
    const size = tuple?.places[place * 2 + 1] ?? -1;
    if (tuple === undefined ? was === null : isSame(was, tuple.bytes, at, size)) continue;

    const is = tuple === undefined || size < 0 ? null : tuple.bytes.subarray(at, at + size);
    found.push({ column: `${table}.${name}`, stored: printColumn(name, was), derived: printColumn(name, is) });
  }

  return found;
}

function isSame(was: Buffer | null, bytes: Buffer, at: number, size: number): boolean {
  if (was === null || was.length !== size) return was === null && size < 0;
  for (let byte = 0; byte < size; byte += 1) if (was[byte] !== bytes[at + byte]) return false;

  return true;
}

/** Tuples of a table by the row that each belongs to; a row has one. */
function tuplesOf({ tables }: DerivedBatch, name: ComparedColumn["table"]): (row: number) => DerivedTuple | undefined {
  const table = tables.find(({ table }) => table === name);
  const bytes = table ? Buffer.from(table.bytes.buffer, table.bytes.byteOffset, table.bytes.length) : Buffer.alloc(0);
  const starts = new Map(table?.rows.map((row, tuple) => [row, table.starts[tuple]]));

  return (row) => {
    const start = starts.get(row);

    return start === undefined ? undefined : { bytes, places: fieldPlaces(bytes, start) };
  };
}
