import { type CopyTuple, fieldPlaces } from "@/lib/db/decode-copy";
import type { DerivedBatch, EncodedTuples } from "@/lib/services/imports/derive-batch";
import type { ChosenRow } from "./chosen-rows";
import {
  COMPARED_COLUMNS,
  type ComparedColumn,
  type ComparedTable,
  printColumn,
  QUERY_PLACE,
} from "./compared-columns";
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

export interface ComparedBatch {
  readonly differences: ColumnDifference[];
  /** How many were compared without their likeness, since it is not measured yet, or by an older version. */
  readonly unmeasured: number;
  /** How many without their template, which is made of a task's words: the corpus keeps others. */
  readonly reworded: number;
}

/**
 * Every compared column of a batch, as bytes.
 *
 * @param rows - in the order of the batch's records
 */
export function compareBatch(
  rows: readonly ChosenRow[],
  { columns, measured }: Pick<StoredRows, "columns" | "measured">,
  derived: DerivedBatch,
): ComparedBatch {
  const tableOf = (name: "trajectory" | "signal") => tuplesOf(derived.tables.find(({ table }) => table === name));
  const [trajectories, signals, likenesses] = [tableOf("trajectory"), tableOf("signal"), tuplesOf(derived.likeness)];
  let [unmeasured, reworded] = [0, 0];
  const rejected = derived.rejected.flatMap(({ record, reason }) => {
    const row = rows[record];

    return row ? [{ id: row.extId, column: "record", stored: "imported", derived: reason }] : [];
  });
  const differing = derived.rows.flatMap(({ record }, place) => {
    const row = rows[record];
    const stored = row && columns.get(row.id);
    if (!row || !stored) return [];

    const likeness = likenesses(place);
    const query = measured.get(row.id);
    const isMeasured = likeness !== undefined && query !== undefined;
    const hasItsWords = isMeasured && isField(query, likeness, QUERY_PLACE);
    if (!isMeasured) unmeasured += 1;
    else if (!hasItsWords) reworded += 1;
    const isLeftOut = ({ table, name }: ComparedColumn) =>
      table === "likeness" && !(name === "template_hash" ? hasItsWords : isMeasured);

    const made = { trajectory: trajectories(place), signal: signals(place), likeness };
    return differences(stored, made, isLeftOut).map((found) => ({ id: row.extId, ...found }));
  });

  return { differences: [...rejected, ...differing], unmeasured, reworded };
}

/** A finished tuple and where its fields lie. */
interface DerivedTuple {
  readonly bytes: Buffer;
  readonly places: Int32Array;
}

function differences(
  stored: CopyTuple,
  made: Readonly<Record<ComparedTable, DerivedTuple | undefined>>,
  isLeftOut: (column: ComparedColumn) => boolean,
): Omit<ColumnDifference, "id">[] {
  const found: Omit<ColumnDifference, "id">[] = [];
  for (const [at, column] of COMPARED_COLUMNS.entries()) {
    const { table, name, place } = column;
    const [was, tuple] = [stored[at] ?? null, made[table]];
    if (tuple === undefined ? was === null : isField(was, tuple, place)) continue;
    if (isLeftOut(column)) continue;

    const is = tuple === undefined ? null : fieldOf(tuple, place);
    found.push({ column: `${table}.${name}`, stored: printColumn(name, was), derived: printColumn(name, is) });
  }

  return found;
}

function isField(was: Buffer | null, { bytes, places }: DerivedTuple, place: number): boolean {
  const [at, size] = [places[place * 2] ?? 0, places[place * 2 + 1] ?? -1];
  if (was === null || was.length !== size) return was === null && size < 0;
  for (let byte = 0; byte < size; byte += 1) if (was[byte] !== bytes[at + byte]) return false;

  return true;
}

function fieldOf({ bytes, places }: DerivedTuple, place: number): Buffer | null {
  const [at, size] = [places[place * 2] ?? 0, places[place * 2 + 1] ?? -1];

  return size < 0 ? null : bytes.subarray(at, at + size);
}

/** Tuples of a table by the row that each belongs to; a row has one. */
function tuplesOf(table: EncodedTuples | undefined): (row: number) => DerivedTuple | undefined {
  const bytes = table ? Buffer.from(table.bytes.buffer, table.bytes.byteOffset, table.bytes.length) : Buffer.alloc(0);
  const starts = new Map(table?.rows.map((row, tuple) => [row, table.starts[tuple]]));

  return (row) => {
    const start = starts.get(row);

    return start === undefined ? undefined : { bytes, places: fieldPlaces(bytes, start) };
  };
}
