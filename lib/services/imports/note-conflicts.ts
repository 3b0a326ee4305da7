import { gunzipSync, gzipSync } from "node:zlib";
import * as z from "zod";
import type { DerivedBatch, EncodedTable } from "./derive-batch";
import { DERIVED_TABLES } from "./derived-tables";
import { TableEncoder } from "./encode-row";

const CONFLICT_NOTE = "Another record with the same id and different content is in this run.";

/** Bytes before the body of an outline tuple: column count, corpus and trajectory id, each value behind its length. */
const BODY_LENGTH_OFFSET = 2 + 4 + 4 + 4 + 8;
const CORPUS_OFFSET = 2 + 4;

const Noted = z.looseObject({ notes: z.array(z.string()) });

/** The same batch, with a note in the outline of each row that is in conflict. Rare, so it is not made fast. */
export function noteConflicts(derived: DerivedBatch, conflicts: ReadonlySet<number>): DerivedBatch {
  if (conflicts.size === 0) return derived;

  const tables = derived.tables.map((table) => (table.table === "outline" ? withNotes(table, conflicts) : table));

  return { ...derived, tables };
}

function withNotes(table: EncodedTable, conflicts: ReadonlySet<number>): EncodedTable {
  const noted = new TableEncoder(DERIVED_TABLES.outline.columns);
  const bytes = Buffer.from(table.bytes.buffer, table.bytes.byteOffset, table.bytes.length);

  for (const [tuple, start] of table.starts.entries()) {
    const row = table.rows[tuple] ?? 0;
    const bodyStart = start + BODY_LENGTH_OFFSET + 4;
    const body = bytes.subarray(bodyStart, bodyStart + bytes.readInt32BE(start + BODY_LENGTH_OFFSET));
    noted.begin(row, bytes.readInt32BE(start + CORPUS_OFFSET)).bytes(conflicts.has(row) ? addNote(body) : body);
  }

  return { table: table.table, bytes: noted.encoder.finish(), starts: noted.starts, rows: noted.rows };
}

/** The body of an outline without the note. */
export function withoutConflict(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const outline = Noted.parse(JSON.parse(gunzipSync(body).toString()));
  const notes = outline.notes.filter((note) => note !== CONFLICT_NOTE);

  return new Uint8Array(gzipSync(JSON.stringify({ ...outline, notes }), { level: 1 }));
}

function addNote(body: Uint8Array): Uint8Array {
  const outline = Noted.parse(JSON.parse(gunzipSync(body).toString()));

  return gzipSync(JSON.stringify({ ...outline, notes: [...outline.notes, CONFLICT_NOTE] }), { level: 1 });
}
