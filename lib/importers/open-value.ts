import type { CutRecord } from "./cut-records";
import { beginsRecord, endsValue, firstByte, goesOn, lastByte } from "./goes-on";
import { MOST_LEVELS } from "./nests-too-deep";
import { OVERSIZED_EXCERPT_BYTES } from "./pending-record";
import { createValueScanner } from "./scan-value";

/** How a value stands after a line: not ended, ended with it, or no JSON any more, whatever follows. */
export type ValueState = "open" | "ended" | "broken";

/** The lines of a JSON value that has not ended with its first one. */
export interface OpenValue {
  isOpen(): boolean;
  /** Takes a line that begins a value and does not end it; false for any other. */
  begin(line: CutRecord): boolean;
  /** Whether the line can belong to the value. */
  takes(line: CutRecord): boolean;
  add(line: CutRecord): ValueState;
  /** From here on the value ends where another record may begin. */
  giveUp(): void;
  isOneLine(): boolean;
  /** Closes the value with all its lines. */
  take(): CutRecord;
  /** Closes it before the first of its lines that may be a record of its own, and gives the lines from there on; undefined where none may. */
  split(): { readonly head: CutRecord; readonly rest: CutRecord } | undefined;
}

const NEWLINE = 0x0a;
const FIRST_BYTES = 64 * 1024;

export function createOpenValue(maxRecordBytes: number): OpenValue {
  const scanner = createValueScanner();
  let held = new Uint8Array(0);
  let sizeBytes = 0;
  let lines = 0;
  let first = { number: 0, offset: 0 };
  let last = 0;
  let isGivenUp = false;
  /** The first line behind the first one that may be a record of its own. */
  let other: { readonly at: number; readonly number: number } | undefined;

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
  const scan = (line: CutRecord): ValueState => {
    scanner.scan(line.bytes, 0);
    last = lastByte(line.bytes) ?? last;
    if (scanner.isEnded()) return "ended";

    // A string ends on its line, or nowhere.
    return scanner.isInString() || scanner.depth() > MOST_LEVELS ? "broken" : "open";
  };
  const close = (): void => {
    held = new Uint8Array(0);
    lines = 0;
  };

  return {
    isOpen: () => lines > 0,
    begin(line) {
      // Most lines are whole records: they are not looked through.
      if (!beginsRecord(firstByte(line.bytes)) || endsValue(lastByte(line.bytes))) return false;
      if (line.oversizedBytes !== undefined) return false;
      scanner.reset();
      if (scan(line) !== "open") return false;

      [sizeBytes, isGivenUp, other] = [0, false, undefined];
      first = { number: line.number, offset: line.offset };
      hold(line);
      return true;
    },
    takes(line) {
      if (line.oversizedBytes !== undefined) return false;
      if (isGivenUp) return !beginsRecord(line.bytes[0]);
      const next = firstByte(line.bytes);

      return next === undefined || goesOn(last, next);
    },
    add(line) {
      if (!isGivenUp && beginsRecord(line.bytes[0])) other ??= { at: sizeBytes + 1, number: line.number };
      hold(line);

      return isGivenUp ? "open" : scan(line);
    },
    giveUp() {
      isGivenUp = true;
    },
    isOneLine: () => lines === 1,
    take() {
      const isWhole = sizeBytes <= maxRecordBytes;
      const bytes = isWhole ? held.subarray(0, sizeBytes) : held;
      close();

      return { bytes, ...first, ...(isWhole ? {} : { oversizedBytes: sizeBytes }) };
    },
    split() {
      if (other === undefined || sizeBytes > maxRecordBytes) return undefined;
      const { at, number } = other;
      const head = { bytes: held.subarray(0, at - 1), ...first };
      const rest = { bytes: held.subarray(at, sizeBytes), number, offset: first.offset + at };
      close();

      return { head, rest };
    },
  };
}

function grown(bytes: Uint8Array, least: number): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(Math.max(least, bytes.length * 2, FIRST_BYTES));
  larger.set(bytes);

  return larger;
}
