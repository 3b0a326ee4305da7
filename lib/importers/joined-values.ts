import { beginsValue, skipBlanks } from "./begins-value";
import type { CutRecord } from "./cut-records";
import { createValueScanner } from "./scan-value";

const COMMA = 0x2c;
const OPEN_OBJECT = 0x7b;
const CLOSE_LIST = 0x5d;
const CLOSE_OBJECT = 0x7d;

const scanner = createValueScanner();

/**
 * The values of a line one by one where they stand behind each other, as files do that end without a line feed and were
 * put together; else the line. The last one holds the rest of the line, whatever it is.
 */
export function* joinedValues(line: CutRecord): Generator<CutRecord> {
  const { bytes, offset } = line;
  const codeAt = (at: number): number | undefined => bytes[at];
  let start = 0;
  if (mayBeJoined(line, codeAt)) {
    let end = endOfValue(bytes, 0);
    if (bytes[end - 1] !== closeOf(bytes, codeAt)) end = bytes.length;
    for (; beginsValue(codeAt, end); end = endOfValue(bytes, start)) {
      yield { ...line, bytes: bytes.subarray(start, end), offset: offset + start };
      start = skipBlanks(codeAt, end);
    }
  }

  yield start === 0 ? line : { ...line, bytes: bytes.subarray(start), offset: offset + start };
}

/** Whether a value begins behind any bracket, be it within a text: most lines have none, and are not read any further. */
function mayBeJoined({ bytes, oversizedBytes }: CutRecord, codeAt: (at: number) => number | undefined): boolean {
  if (oversizedBytes !== undefined || !beginsValue(codeAt, 0)) return false;
  const close = closeOf(bytes, codeAt);

  for (let at = bytes.indexOf(close) + 1; at > 0; at = bytes.indexOf(close, at) + 1) {
    // Where many stand behind each other, a search for each of them is slow.
    while (bytes[at] === close) at += 1;
    if (bytes[at] !== COMMA && beginsValue(codeAt, at)) return true;
  }

  return false;
}

/** What closes the first value, where it is one. */
function closeOf(bytes: Uint8Array, codeAt: (at: number) => number | undefined): number {
  return bytes[skipBlanks(codeAt, 0)] === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_LIST;
}

function endOfValue(bytes: Uint8Array, start: number): number {
  scanner.reset();
  return scanner.scan(bytes, start);
}
