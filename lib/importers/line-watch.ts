import { beginsRecord, goesOn, lastByte } from "./goes-on";
import type { ValueScanner } from "./scan-value";

/** Tells where a value that is read over many lines is none any more, because another record begins. */
export interface LineWatch {
  /** Before the first byte of a value. */
  begin(): void;
  /** The next place behind `start` where a record may begin a line; else the end of the chunk. */
  nextStart(chunk: Uint8Array, start: number): number;
  /** Another record may begin with this byte. */
  isRecordAt(byte: number | undefined): boolean;
  /** Whether one does: within a string, or where JSON cannot go on so. */
  breaksBefore(byte: number | undefined, scanner: Pick<ValueScanner, "isInString" | "isInObject">): boolean;
  /** What was read of a chunk. */
  passed(chunk: Uint8Array, start: number, end: number): void;
  /** Records are known to begin lines. */
  isByLines(): boolean;
}

const NEWLINE = 0x0a;

/**
 * @param records - "flush": they begin at the very start of a line. "listed": they begin lines, if at all, behind as many
 *   blanks as the one before
 */
export function createLineWatch(records: "flush" | "listed"): LineWatch {
  /** Blanks before a record that begins a line; undefined while none has. */
  let indent = records === "flush" ? 0 : undefined;
  /** The last byte that is not blank. */
  let last = 0;
  /** Blanks of the line so far, where it has nothing else yet. */
  let blanks: number | undefined;
  // A line of a million values asks as often.
  let found: { of: Uint8Array; from: number; at: number } = { of: new Uint8Array(0), from: 0, at: 0 };
  const isRecordAt = (byte: number | undefined): boolean =>
    blanks !== undefined && blanks === indent && beginsRecord(byte);
  /** Where a record begins behind what is the first part of a line, `before` blanks of which went by. */
  const recordAt = (chunk: Uint8Array, start: number, before: number): number | undefined => {
    const at = start + (indent ?? 0) - before;
    if (at < start || !beginsRecord(chunk[at])) return undefined;

    return skipIndent(chunk, start, at) === at ? at : undefined;
  };
  const searchStart = (chunk: Uint8Array, start: number): number => {
    if (indent === undefined) return chunk.length;
    const here = blanks === undefined ? undefined : recordAt(chunk, start, blanks);
    if (here !== undefined && here > start) return here;

    for (let line = chunk.indexOf(NEWLINE, start) + 1; line > 0; line = chunk.indexOf(NEWLINE, line) + 1) {
      const at = recordAt(chunk, line, 0);
      if (at !== undefined) return at;
    }
    return chunk.length;
  };

  return {
    begin() {
      if (records === "listed" && blanks !== undefined && blanks !== indent) {
        indent = blanks;
        found = { ...found, at: 0 };
      }
      [last, blanks] = [0, undefined];
    },
    nextStart(chunk, start) {
      if (found.of === chunk && found.from <= start && start < found.at) return found.at;
      found = { of: chunk, from: start, at: searchStart(chunk, start) };

      return found.at;
    },
    isRecordAt,
    breaksBefore(byte, scanner) {
      if (byte === undefined || !isRecordAt(byte)) return false;

      return scanner.isInString() || !goesOn(last, byte, scanner.isInObject());
    },
    passed(chunk, start, end) {
      if (start === end) return;
      last = lastByte(chunk, start, end) ?? last;
      let line = end;
      while (line > start && isIndent(chunk[line - 1])) line -= 1;
      if (line > start) blanks = chunk[line - 1] === NEWLINE ? end - line : undefined;
      else if (blanks !== undefined) blanks += end - start;
    },
    isByLines: () => records === "listed" && indent !== undefined,
  };
}

function skipIndent(chunk: Uint8Array, start: number, end: number): number {
  let at = start;
  while (at < end && isIndent(chunk[at])) at += 1;

  return at;
}

function isIndent(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09;
}
