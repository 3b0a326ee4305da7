import type { CutRecord, RecordCutter } from "./cut-records";
import { isBlank } from "./goes-on";
import { joinedValues } from "./joined-values";
import { createOpenValue } from "./open-value";
import { createPendingRecord } from "./pending-record";

const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const;
/** A line that goes on is looked through for whole values when it is so long, and whenever four times as much is there. */
const LOOK_BYTES = 256 * 1024;
/** Of the longest record, where that is less. */
const LOOK_SHARE = 1 / 16;

/**
 * One record a line, or over as many lines as its JSON value takes. Where a value cannot go on with the next line, as
 * behind one that a process was killed in the middle of writing, that line is read as if the value were not there.
 * Blank lines hold no record but count, so that numbers are those of an editor. Several values behind each other on one
 * line are a record each.
 */
export function createLineCutter(maxRecordBytes: number): RecordCutter {
  const pending = createPendingRecord(maxRecordBytes);
  const value = createOpenValue(maxRecordBytes);
  let records: CutRecord[] = [];
  let offset = 0;
  let lineNumber = 1;
  const firstLookBytes = Math.min(LOOK_BYTES, maxRecordBytes * LOOK_SHARE);
  let lookBytes = firstLookBytes;

  const emit = (record: CutRecord): void => {
    const trimmed = trim(record);
    if (trimmed !== undefined) records.push(trimmed);
  };
  const endValue = (): void => {
    for (const record of value.close()) emit(record);
  };
  const read = (line: CutRecord): void => {
    const rest = value.isOpen() && value.takes(line) ? value.add(line) : line;
    if (rest === undefined) return;

    if (value.isOpen()) endValue();
    for (const part of joinedValues(rest)) if (!value.begin(part)) emit(part);
  };
  /** Of files put together without line feeds, which are one line of any length, takes the records that have ended. */
  const takeJoined = (): void => {
    const parts = [...joinedValues(pending.take(lineNumber))];
    const rest = parts.pop();
    if (rest === undefined) return;

    for (const part of parts) emit(part);
    pending.begin(rest.offset);
    pending.add(rest.bytes, 0, rest.bytes.length);
    const size = rest.bytes.length;
    // Before the limit cuts off what has ended by then.
    lookBytes = Math.max(firstLookBytes, Math.min(4 * size, (size + maxRecordBytes) / 2));
  };

  pending.begin(0);
  return {
    push(chunk) {
      records = [];
      let start = 0;
      let newline = chunk.indexOf(NEWLINE);

      while (newline !== -1) {
        pending.add(chunk, start, newline);
        read(pending.take(lineNumber));
        lineNumber += 1;
        start = newline + 1;
        pending.begin(offset + start);
        lookBytes = firstLookBytes;
        newline = chunk.indexOf(NEWLINE, start);
      }
      pending.add(chunk, start, chunk.length);
      offset += chunk.length;
      const size = pending.sizeBytes();
      if (size >= lookBytes && size <= maxRecordBytes && !value.isOpen()) takeJoined();

      return records;
    },
    finish() {
      records = [];
      read(pending.take(lineNumber));
      if (value.isOpen()) endValue();

      return records.map((record, at) => (at === records.length - 1 ? { ...record, endsFile: true } : record));
    },
  };
}

/** Leaves white space, NUL bytes and a byte order mark at the ends of a record outside of it; undefined when nothing is left. */
function trim(record: CutRecord): CutRecord | undefined {
  const { bytes } = record;
  let start = record.offset === 0 && BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? 3 : 0;
  let end = bytes.length;
  while (start < end && isBlank(bytes[start])) start += 1;
  while (end > start && isBlank(bytes[end - 1])) end -= 1;
  if (start === end) return undefined;

  return start === 0 && end === bytes.length
    ? record
    : { ...record, bytes: bytes.subarray(start, end), offset: record.offset + start };
}
