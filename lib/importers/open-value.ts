import { beginsValueInBytes } from "./begins-value";
import type { CutRecord } from "./cut-records";
import { beginsRecord, endsValue, firstByte, goesOn, indentOf, lastByte } from "./goes-on";
import { joinedValues } from "./joined-values";
import { MOST_LEVELS } from "./nests-too-deep";
import { OVERSIZED_EXCERPT_BYTES } from "./pending-record";
import { createValueScanner } from "./scan-value";

/** The lines of a JSON value that has not ended with its first one. */
export interface OpenValue {
  isOpen(): boolean;
  /** Takes a line that begins a value and does not end it; false for any other. */
  begin(line: CutRecord): boolean;
  /** Whether the line can belong to the value. */
  takes(line: CutRecord): boolean;
  /** Adds one that can. When no further one can follow, what comes behind the value on that line, be it nothing. */
  add(line: CutRecord): CutRecord | undefined;
  /** The value as one record; its lines, each a record, where they are none and may have been meant as records. */
  close(): Iterable<CutRecord>;
}

const NEWLINE = 0x0a;
const FIRST_BYTES = 64 * 1024;
/** Of a value whose lines are not indented, 20,000 steps of 50 lines: more of them are lines of something else. */
const MOST_FLAT_LINES = 1_000_000;

export function createOpenValue(maxRecordBytes: number): OpenValue {
  const scanner = createValueScanner();
  let held = new Uint8Array(0);
  let sizeBytes = 0;
  let lines = 0;
  let first = { number: 0, offset: 0, indent: 0 };
  /** The last byte that is not blank. */
  let last = 0;
  /** Whether its lines are indented deeper than the first, as the second one tells. */
  let isIndented: boolean | undefined;
  let isWhole = false;
  /** It is no JSON: from there on the indent alone tells where it ends. */
  let isBroken = false;

  const hold = ({ bytes }: CutRecord): void => {
    const from = lines === 0 ? 0 : sizeBytes + 1;
    const end = from + bytes.length;
    if (end <= maxRecordBytes) {
      if (end > held.length) held = grown(held, end);
      if (from > 0) held[from - 1] = NEWLINE;
      held.set(bytes, from);
    } else if (sizeBytes <= maxRecordBytes) held = held.slice(0, Math.min(sizeBytes, OVERSIZED_EXCERPT_BYTES));
    sizeBytes = end;
    lines += 1;
  };
  const scan = ({ bytes }: CutRecord): number => {
    const end = scanner.scan(bytes, 0);
    last = lastByte(bytes) ?? last;
    isWhole = scanner.isEnded();
    // A string ends on its line, or nowhere.
    isBroken = !isWhole && (scanner.isInString() || scanner.depth() > MOST_LEVELS);
    return end;
  };
  /** The beginning of what is held. A long value takes the buffer itself; of a short one the rest of it would stay with it. */
  const taken = (size: number): Uint8Array => {
    if (size * 2 <= held.length) return held.slice(0, size);
    const bytes = held.subarray(0, size);
    held = new Uint8Array(0);

    return bytes;
  };
  const isDeeper = ({ bytes }: CutRecord): boolean => indentOf(bytes) > first.indent;
  const isEndedBy = (line: CutRecord, next: number | undefined): boolean => {
    if (isWhole) return true;
    if (isIndented !== true) return isBroken || lines >= MOST_FLAT_LINES;

    return isBroken && endsValue(next) && !isDeeper(line);
  };

  return {
    isOpen: () => lines > 0,
    begin(line) {
      // Most lines are whole records: they are not looked through.
      if (!beginsRecord(firstByte(line.bytes)) || endsValue(lastByte(line.bytes))) return false;
      if (line.oversizedBytes !== undefined) return false;
      scanner.reset();
      scan(line);
      if (isWhole || isBroken) return false;

      [sizeBytes, isIndented] = [0, undefined];
      first = { number: line.number, offset: line.offset, indent: indentOf(line.bytes) };
      hold(line);
      return true;
    },
    takes(line) {
      if (line.oversizedBytes !== undefined) return false;
      const next = firstByte(line.bytes);
      if (next === undefined) return true;
      // Left of what is indented, too, JSON may go on.
      if (!isBroken && goesOn(last, next, scanner.isInObject())) return true;

      return (isIndented ?? isDeeper(line)) && (isDeeper(line) || endsValue(next));
    },
    add(line) {
      const { bytes, offset } = line;
      const next = firstByte(bytes);
      if (next !== undefined) isIndented ??= isDeeper(line);
      const end = isBroken ? closesAt(bytes) : scan(line);
      if (!isEndedBy(line, next)) {
        hold(line);
        return undefined;
      }

      // What is no other value makes the line a broken one, as on a line of its own.
      const from = beginsValueInBytes(bytes, end) ? end : bytes.length;
      hold({ ...line, bytes: bytes.subarray(0, from) });
      return { ...line, bytes: bytes.subarray(from), offset: offset + from };
    },
    close() {
      const { number, offset } = first;
      const isKept = sizeBytes <= maxRecordBytes;
      const record = { bytes: taken(isKept ? sizeBytes : held.length), number, offset };
      const isOne = isWhole || isIndented === true;
      lines = 0;

      if (!isKept) return [{ ...record, oversizedBytes: sizeBytes }];
      return isOne ? [record] : linesOf(record);
    },
  };
}

/** Behind the brackets that a line begins with. */
function closesAt(bytes: Uint8Array): number {
  let at = indentOf(bytes);
  while (endsValue(bytes[at])) at += 1;

  return at;
}

function* linesOf({ bytes, number, offset }: CutRecord): Generator<CutRecord> {
  let start = 0;
  for (let line = number; start <= bytes.length; line += 1) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline;
    yield* joinedValues({ bytes: bytes.subarray(start, end), number: line, offset: offset + start });
    start = end + 1;
  }
}

function grown(bytes: Uint8Array, least: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(least, bytes.length * 2, FIRST_BYTES));
  larger.set(bytes);

  return larger;
}
