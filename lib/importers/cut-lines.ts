import type { CutRecord, RecordCutter } from "./cut-records";
import { createPendingRecord } from "./pending-record";

const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const;

/** One record a line. Blank lines hold no record but count, so that numbers are those of an editor. */
export function createLineCutter(maxRecordBytes: number): RecordCutter {
  const pending = createPendingRecord(maxRecordBytes);
  let offset = 0;
  let lineNumber = 1;

  const close = (records: CutRecord[]): void => {
    const line = trim(pending.take(lineNumber));
    if (line !== undefined) records.push(line);
    lineNumber += 1;
  };

  pending.begin(0);
  return {
    push(chunk) {
      const records: CutRecord[] = [];
      let start = 0;
      let newline = chunk.indexOf(NEWLINE);

      while (newline !== -1) {
        pending.add(chunk, start, newline);
        close(records);
        start = newline + 1;
        pending.begin(offset + start);
        newline = chunk.indexOf(NEWLINE, start);
      }
      pending.add(chunk, start, chunk.length);
      offset += chunk.length;

      return records;
    },
    finish() {
      const records: CutRecord[] = [];
      close(records);
      return records.map((record) => ({ ...record, endsFile: true }));
    },
  };
}

/** Leaves white space, NUL bytes and a byte order mark at the ends of a line outside the record; undefined when nothing is left. */
function trim(line: CutRecord): CutRecord | undefined {
  const { bytes } = line;
  let start = line.offset === 0 && BYTE_ORDER_MARK.every((byte, index) => bytes[index] === byte) ? 3 : 0;
  let end = bytes.length;
  while (start < end && isBlank(bytes[start])) start += 1;
  while (end > start && isBlank(bytes[end - 1])) end -= 1;
  if (start === end) return undefined;

  return start === 0 && end === bytes.length
    ? line
    : { ...line, bytes: bytes.subarray(start, end), offset: line.offset + start };
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === 0x00;
}
