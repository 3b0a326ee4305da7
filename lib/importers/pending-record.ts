import type { CutRecord } from "./cut-records";

/** The record being read, across chunks. */
export interface PendingRecord {
  begin(offset: number): void;
  add(chunk: Uint8Array, start: number, end: number): void;
  /** All that was added, kept or not. */
  sizeBytes(): number;
  /** Closes the record; the caller gives its number. */
  take(number: number): CutRecord;
}

/** Collects the parts of a record; past the limit it keeps only the beginning, so that memory stays bounded. */
export function createPendingRecord(maxRecordBytes: number): PendingRecord {
  let parts: Uint8Array[] = [];
  let sizeBytes = 0;
  let offset = 0;
  /** Where the last part lies. */
  let lastChunk: Uint8Array | undefined;
  let lastStart = 0;
  let lastEnd = 0;

  return {
    begin(at) {
      parts = [];
      sizeBytes = 0;
      offset = at;
      lastChunk = undefined;
    },
    add(chunk, start, end) {
      if (end <= start) return;

      const wasWithin = sizeBytes <= maxRecordBytes;
      sizeBytes += end - start;
      if (!wasWithin) return;

      // One part a chunk, however often it is added to.
      if (lastChunk === chunk && lastEnd === start) parts.pop();
      else lastStart = start;
      [lastChunk, lastEnd] = [chunk, end];
      parts.push(chunk.subarray(lastStart, end));
      if (sizeBytes > maxRecordBytes) parts = [join(parts).slice(0, OVERSIZED_EXCERPT_BYTES)];
    },
    sizeBytes: () => sizeBytes,
    take(number) {
      const bytes = join(parts);
      parts = [];
      lastChunk = undefined;

      return sizeBytes > maxRecordBytes
        ? { bytes, number, offset, oversizedBytes: sizeBytes }
        : { bytes, number, offset };
    },
  };
}

/** What is kept of a record past the limit. */
export const OVERSIZED_EXCERPT_BYTES = 64 * 1024;

function join(parts: readonly Uint8Array[]): Uint8Array {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;

  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
