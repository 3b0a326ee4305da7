import type { CutRecord } from "./cut-records";

/** The record being read, across chunks. */
export interface PendingRecord {
  begin(offset: number): void;
  add(chunk: Uint8Array, start: number, end: number): void;
  /** Closes the record; the caller gives its number. */
  take(number: number): CutRecord;
}

/** Collects the parts of a record and stops keeping them once they pass the limit, so that memory stays bounded. */
export function createPendingRecord(maxRecordBytes: number): PendingRecord {
  let parts: Uint8Array[] = [];
  let keptBytes = 0;
  let sizeBytes = 0;
  let offset = 0;

  return {
    begin(at) {
      parts = [];
      keptBytes = 0;
      sizeBytes = 0;
      offset = at;
    },
    add(chunk, start, end) {
      if (end <= start) return;

      sizeBytes += end - start;
      if (sizeBytes > maxRecordBytes) {
        parts = keptBytes === 0 ? [chunk.slice(start, start + OVERSIZED_EXCERPT_BYTES)] : [excerpt(parts)];
        keptBytes = parts[0]?.length ?? 0;
        return;
      }
      keptBytes += end - start;
      parts.push(chunk.subarray(start, end));
    },
    take(number) {
      const bytes = join(parts, keptBytes);
      parts = [];

      return sizeBytes > maxRecordBytes
        ? { bytes, number, offset, oversizedBytes: sizeBytes }
        : { bytes, number, offset };
    },
  };
}

const OVERSIZED_EXCERPT_BYTES = 64 * 1024;

function excerpt(parts: readonly Uint8Array[]): Uint8Array {
  const kept = parts.slice(0, 1 + OVERSIZED_EXCERPT_BYTES);
  let size = 0;
  const head: Uint8Array[] = [];
  for (const part of kept) {
    if (size >= OVERSIZED_EXCERPT_BYTES) break;
    const piece = part.subarray(0, OVERSIZED_EXCERPT_BYTES - size);
    head.push(piece);
    size += piece.length;
  }

  return join(head, size);
}

function join(parts: readonly Uint8Array[], sizeBytes: number): Uint8Array {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return first;

  const whole = new Uint8Array(sizeBytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
