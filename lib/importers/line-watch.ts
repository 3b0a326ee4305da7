import { beginsRecord, goesOn, lastByte } from "./goes-on";

/** Tells where a value that is read over many lines is none any more, because another record begins. */
export interface LineWatch {
  /** Before the first byte of a value. */
  begin(): void;
  /** The next place behind `start` where a record may begin, at the very start of a line; else the end of the chunk. */
  nextStart(chunk: Uint8Array, start: number): number;
  /** Another record may begin with this byte. */
  isRecordAt(byte: number | undefined): boolean;
  /** Whether one does: within a string, left of what is indented, or where JSON cannot go on so. */
  breaksBefore(byte: number | undefined, isInString: boolean): boolean;
  /** What was read of a chunk. */
  passed(chunk: Uint8Array, start: number, end: number): void;
}

const NEWLINE = 0x0a;

export function createLineWatch(): LineWatch {
  /** The last byte that is not blank. */
  let last = 0;
  let isLineStart = false;
  /** Whether the second line is indented; "due" where the chunk ended before it. */
  let isIndented: boolean | "due" | undefined;
  // A line of a million values asks as often.
  let found: { of: Uint8Array; from: number; at: number } = { of: new Uint8Array(0), from: 0, at: 0 };
  const isRecordAt = (byte: number | undefined): boolean => isLineStart && beginsRecord(byte);
  const isIndent = (byte: number | undefined): boolean => byte === 0x20 || byte === 0x09;

  return {
    begin() {
      [last, isLineStart, isIndented] = [0, false, undefined];
    },
    nextStart(chunk, start) {
      if (found.of === chunk && found.from <= start && start < found.at) return found.at;
      let at = chunk.indexOf(NEWLINE, start) + 1;
      while (at > 0 && !beginsRecord(chunk[at])) at = chunk.indexOf(NEWLINE, at) + 1;
      found = { of: chunk, from: start, at: at === 0 ? chunk.length : at };

      return found.at;
    },
    isRecordAt,
    breaksBefore(byte, isInString) {
      if (isIndented === "due") isIndented = isIndent(byte);
      if (byte === undefined || !isRecordAt(byte)) return false;

      return isInString || isIndented === true || !goesOn(last, byte);
    },
    passed(chunk, start, end) {
      last = lastByte(chunk, start, end) ?? last;
      isLineStart = chunk[end - 1] === NEWLINE;
      if (isIndented !== undefined) return;
      const second = chunk.indexOf(NEWLINE, start) + 1;
      if (second > 0 && second <= end) isIndented = second < chunk.length ? isIndent(chunk[second]) : "due";
    },
  };
}
