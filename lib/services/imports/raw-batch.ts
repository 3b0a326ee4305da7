import type { CutRecord } from "@/lib/importers/cut-records";
import type { StoredHeader } from "@/lib/importers/with-stored-header";

/** Records of one file in a buffer of their own, so that it can go to another thread. */
export interface RawBatch {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** By record: where it ends in `bytes`; it begins where the one before ends. */
  readonly ends: readonly number[];
  readonly records: readonly RawRecord[];
}

export interface RawRecord {
  /** 1-based line or record number, as people see it. */
  readonly number: number;
  /** 0-based position among the records of the file. */
  readonly index: number;
  /** SHA-256 over the run name, when one was given, and the raw bytes: the identity of the content. */
  readonly hash: Uint8Array;
  /** Set when the record was too long to keep. */
  readonly oversizedBytes?: number;
  /** The file ends before the record does, or with it. */
  readonly endsFile?: true;
  /** Why it is not read at all. */
  readonly refused?: string;
  /** Of a record that is derived anew without its file. */
  readonly storedHeader?: StoredHeader;
}

export type NumberedRecord = CutRecord & {
  readonly index: number;
  readonly hash: Uint8Array;
  readonly storedHeader?: StoredHeader;
};

/** Copies the records together. */
export function packBatch(cut: readonly NumberedRecord[]): RawBatch {
  const bytes = new Uint8Array(cut.reduce((size, record) => size + record.bytes.length, 0));
  const ends: number[] = [];
  let at = 0;

  for (const record of cut) {
    bytes.set(record.bytes, at);
    at += record.bytes.length;
    ends.push(at);
  }

  return { bytes, ends, records: cut.map(rawRecord) };
}

/** Bytes of the record at a position, without a copy. */
export function bytesAt(batch: RawBatch, position: number): Uint8Array {
  return batch.bytes.subarray(batch.ends[position - 1] ?? 0, batch.ends[position]);
}

/** The record at a position as a batch of its own. */
export function batchOfOne(batch: RawBatch, position: number): RawBatch {
  const bytes = batch.bytes.slice(batch.ends[position - 1] ?? 0, batch.ends[position]);

  return { bytes, ends: [bytes.length], records: batch.records.slice(position, position + 1) };
}

function rawRecord({ number, index, hash, oversizedBytes, endsFile, storedHeader }: NumberedRecord): RawRecord {
  return {
    ...{ number, index, hash },
    ...(oversizedBytes === undefined ? {} : { oversizedBytes }),
    ...(endsFile === undefined ? {} : { endsFile }),
    ...(storedHeader === undefined ? {} : { storedHeader }),
  };
}
