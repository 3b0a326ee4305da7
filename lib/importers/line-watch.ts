import { beginsRecord, goesOn, lastByte } from "./goes-on";

/** Tells where a value that is read line by line is none any more. */
export interface LineWatch {
  /** Before the first byte of a value. */
  begin(): void;
  /** Another record may begin with this byte, at the start of a line. */
  isRecordAt(byte: number | undefined): boolean;
  /** Whether one does, because the value cannot go on so. */
  breaksBefore(byte: number | undefined, offset: number): boolean;
  /** Where the first line of the value begins that may be a record of its own. */
  otherAt(): number | undefined;
  /** What was read of a line, from `start` on. */
  passed(line: Uint8Array, start: number, isInString: boolean): void;
}

const NEWLINE = 0x0a;

export function createLineWatch(): LineWatch {
  let last = 0;
  let isLineStart = false;
  let isBroken = false;
  let otherAt: number | undefined;
  const isRecordAt = (byte: number | undefined): boolean => isLineStart && beginsRecord(byte);

  return {
    begin() {
      [last, isLineStart, isBroken, otherAt] = [0, false, false, undefined];
    },
    isRecordAt,
    breaksBefore(byte, offset) {
      if (byte === undefined || !isRecordAt(byte)) return false;
      if (isBroken || !goesOn(last, byte)) return true;

      otherAt ??= offset;
      return false;
    },
    otherAt: () => otherAt,
    passed(line, start, isInString) {
      last = lastByte(line, start) ?? last;
      isLineStart = line.at(-1) === NEWLINE;
      // A string ends on its line, or nowhere.
      isBroken ||= isLineStart && isInString;
    },
  };
}
