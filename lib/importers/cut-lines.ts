import type { CutRecord, RecordCutter } from "./cut-records";
import { isBlank } from "./goes-on";
import { createOpenValue } from "./open-value";
import { createPendingRecord } from "./pending-record";

const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const;

/**
 * One record a line, or over as many lines as its JSON value takes. Where a value cannot go on with the next line, as
 * behind one that a process was killed in the middle of writing, that line is read as if the value were not there.
 * Blank lines hold no record but count, so that numbers are those of an editor.
 */
export function createLineCutter(maxRecordBytes: number): RecordCutter {
  const pending = createPendingRecord(maxRecordBytes);
  const value = createOpenValue(maxRecordBytes);
  let records: CutRecord[] = [];
  let offset = 0;
  let lineNumber = 1;

  const emit = (record: CutRecord): void => {
    const trimmed = trim(record);
    if (trimmed !== undefined) records.push(trimmed);
  };
  const endValue = (): void => {
    for (const record of value.close()) emit(record);
  };
  const read = (line: CutRecord): void => {
    if (value.isOpen() && value.takes(line)) {
      if (value.add(line)) endValue();
      return;
    }
    if (value.isOpen()) endValue();
    if (!value.begin(line)) emit(line);
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
        newline = chunk.indexOf(NEWLINE, start);
      }
      pending.add(chunk, start, chunk.length);
      offset += chunk.length;

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
