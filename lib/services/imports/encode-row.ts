import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { CopyEncoder } from "@/lib/db/copy-encoder";
import type { FilterThresholds } from "@/lib/domain/filter-thresholds";
import { boundKey } from "./bound-key";
import type { DerivedRecord, RecordTexts } from "./derive-record";
import type { DerivedTable } from "./derived-tables";
import { encodeFacts } from "./encode-facts";

/** Ids and times that every row of an import shares. */
export interface RowContext {
  readonly corpusId: number;
  readonly corpusName: string;
  readonly importId: number;
  /** The file that the records lay in at first. */
  readonly fileId: number;
  readonly filterVersionId: number;
  readonly importedAtMs: number;
  readonly thresholds: FilterThresholds;
}

/** The tuples of one table, with the row that each of them belongs to. */
export class TableEncoder {
  readonly encoder = new CopyEncoder();
  readonly starts: number[] = [];
  readonly rows: number[] = [];
  readonly #columns: number;

  /** @param columns - of the table, the keys first */
  constructor(columns: readonly string[]) {
    this.#columns = columns.length;
  }

  /** Begins a tuple of the row: corpus, then a trajectory id that the writer fills in. */
  begin(row: number, corpusId: number): CopyEncoder {
    this.starts.push(this.encoder.length);
    this.rows.push(row);
    this.encoder.tuple(this.#columns);
    this.encoder.int4(corpusId);
    this.encoder.int8(0);

    return this.encoder;
  }
}

export type TableEncoders = Readonly<Record<DerivedTable, TableEncoder>>;

/** A raw part is small enough to stream and large enough to compress. */
const RAW_PART_BYTES = 1024 * 1024;
const GZIP = { level: 1 } as const;

/** Encodes one trajectory into all tables. */
export function encodeRow(
  tables: TableEncoders,
  row: number,
  bytes: Uint8Array,
  hash: Uint8Array,
  derived: DerivedRecord,
  { chunks, outline }: RecordTexts,
  context: RowContext,
): void {
  const { corpusId } = context;

  encodeRowFacts(tables, row, bytes, hash, derived, context, trajectoryExtId(context.corpusName, hash));
  tables.outline.begin(row, corpusId).bytes(gzipSync(outline, GZIP));
  for (const { chunk, firstStep, lastStep, body } of chunks) {
    const encoder = tables.body.begin(row, corpusId);
    encoder.int4(chunk);
    encoder.int4(firstStep);
    encoder.int4(lastStep);
    encoder.int4(body.length);
    encoder.bytes(gzipSync(body, GZIP));
  }
  for (let part = 0; part * RAW_PART_BYTES < bytes.length; part += 1) {
    const encoder = tables.raw.begin(row, corpusId);
    encoder.int4(part);
    encoder.bytes(gzipSync(bytes.subarray(part * RAW_PART_BYTES, (part + 1) * RAW_PART_BYTES), GZIP));
  }
}

// Nobody reads the id of a row that is compared and not stored.
const NO_EXT_ID = new Uint8Array(16);

/** The part of `encodeRow` without texts. */
export function encodeRowFacts(
  tables: TableEncoders,
  row: number,
  bytes: Uint8Array,
  hash: Uint8Array,
  derived: DerivedRecord,
  context: RowContext,
  extId: Uint8Array = NO_EXT_ID,
): void {
  encodeFacts(tables, row, derived, context, {
    hash,
    rawBytes: bytes.length,
    extId,
    sourceId: derived.trajectory.externalId === undefined ? undefined : boundKey(derived.trajectory.externalId),
  });
}

/** The public id: from corpus name and content, so a corpus that is imported again has the same ids and links. */
export function trajectoryExtId(corpusName: string, hash: Uint8Array): Uint8Array {
  const id = createHash("sha256").update(corpusName).update("\0").update(hash).digest().subarray(0, 16);
  // Version 8 (the maker's own scheme) and the RFC 9562 variant.
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x80, 6);
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8);

  return id;
}
