import type { CutRecord, RecordCutter } from "./cut-records";
import { isBlank } from "./goes-on";
import { createOpenValue } from "./open-value";
import { createPendingRecord } from "./pending-record";

const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf] as const;

/**
 * One record a line, or over as many lines as its JSON value takes. A value that cannot go on with the next line, as where
 * a process was killed in the middle of a write, is a record by itself, and the next line is read as if it were not there.
 * Blank lines hold no record but count, so that numbers are those of an editor.
 */
export function createLineCutter(maxRecordBytes: number): RecordCutter {
  const pending = createPendingRecord(maxRecordBytes);
  const value = createOpenValue(maxRecordBytes);
  let records: CutRecord[] = [];
  let offset = 0;
  let lineNumber = 1;
  let rereads = REREADS_AT_FIRST;

  const emit = (record: CutRecord): void => {
    const trimmed = trim(record);
    if (trimmed !== undefined) records.push(trimmed);
  };
  const read = (line: CutRecord): void => {
    if (!value.isOpen()) {
      if (rereads <= 0 || !value.begin(line)) emit(line);
      return;
    }
    if (value.takes(line)) {
      const state = value.add(line);
      if (state === "ended") emit(value.take());
      if (state === "broken" && !readApart()) value.giveUp();
      return;
    }
    if (readApart()) {
      read(line);
      return;
    }
    // Of a value that went on for some lines what follows is its rest, up to the next record.
    if (!value.isOneLine() && isRest(line)) {
      value.giveUp();
      value.add(line);
      return;
    }
    emit(value.take());
    read(line);
  };
  /** Reads the lines of a value that is none anew, from the first that may be a record of its own. */
  const readApart = (): boolean => {
    const parts = value.split();
    if (parts === undefined) return false;
    emit(parts.head);
    for (const line of linesOf(parts.rest)) {
      rereads -= costOf(line);
      read(line);
    }

    return true;
  };
  const close = (): void => {
    const line = pending.take(lineNumber);
    lineNumber += 1;
    rereads += REREADS_A_LINE * costOf(line);
    read(line);
  };

  pending.begin(0);
  return {
    push(chunk) {
      records = [];
      let start = 0;
      let newline = chunk.indexOf(NEWLINE);

      while (newline !== -1) {
        pending.add(chunk, start, newline);
        close();
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
      while (value.isOpen()) if (!readApart()) emit(value.take());

      return records.map((record, at) => (at === records.length - 1 ? { ...record, endsFile: true } : record));
    },
  };
}

/** A line by itself costs as much as so many of its bytes. */
const LINE_COST = 200;
/** A file of nothing but opened brackets is read anew from each of them: beyond this every line is a record. */
const REREADS_AT_FIRST = 64 * 1024 * 1024;
const REREADS_A_LINE = 2;

function costOf({ bytes }: CutRecord): number {
  return bytes.length + LINE_COST;
}

/** Not the beginning of another record. */
function isRest(line: CutRecord): boolean {
  const [first] = line.bytes;

  return line.oversizedBytes === undefined && first !== 0x7b && first !== 0x5b;
}

function* linesOf({ bytes, number, offset }: CutRecord): Generator<CutRecord> {
  let start = 0;
  for (let line = number; start <= bytes.length; line += 1) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline;
    yield { bytes: bytes.subarray(start, end), number: line, offset: offset + start };
    start = end + 1;
  }
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
