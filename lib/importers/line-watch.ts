import { beginsRecord, goesOn, lastByte } from "./goes-on";
import type { ValueScanner } from "./scan-value";

/** Tells where a value that is read over many lines is none any more, because another record begins. */
export interface LineWatch {
  /** Before the first byte of a value. */
  begin(): void;
  /** The next place behind `start` where a record may begin, at the very start of a line; else the end of the chunk. */
  nextStart(chunk: Uint8Array, start: number): number;
  /** Another record may begin with this byte. */
  isRecordAt(byte: number | undefined): boolean;
  /** Whether one does: within a string, or where JSON cannot go on so. */
  breaksBefore(byte: number | undefined, scanner: Pick<ValueScanner, "isInString" | "isInObject">): boolean;
  /** What was read of a chunk. */
  passed(chunk: Uint8Array, start: number, end: number): void;
}

const NEWLINE = 0x0a;

export function createLineWatch(): LineWatch {
  /** The last byte that is not blank. */
  let last = 0;
  let isLineStart = false;
  // A line of a million values asks as often.
  let found: { of: Uint8Array; from: number; at: number } = { of: new Uint8Array(0), from: 0, at: 0 };
  const isRecordAt = (byte: number | undefined): boolean => isLineStart && beginsRecord(byte);

  return {
    begin() {
      [last, isLineStart] = [0, false];
    },
    nextStart(chunk, start) {
      if (found.of === chunk && found.from <= start && start < found.at) return found.at;
      let at = chunk.indexOf(NEWLINE, start) + 1;
      while (at > 0 && !beginsRecord(chunk[at])) at = chunk.indexOf(NEWLINE, at) + 1;
      found = { of: chunk, from: start, at: at === 0 ? chunk.length : at };

      return found.at;
    },
    isRecordAt,
    breaksBefore(byte, scanner) {
      if (byte === undefined || !isRecordAt(byte)) return false;

      return scanner.isInString() || !goesOn(last, byte, scanner.isInObject());
    },
    passed(chunk, start, end) {
      last = lastByte(chunk, start, end) ?? last;
      isLineStart = chunk[end - 1] === NEWLINE;
    },
  };
}
