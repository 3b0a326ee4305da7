import { beginsValueInBytes, isBlankOfLine, skipBlankBytes } from "./begins-value";
import type { CutRecord } from "./cut-records";
import { createValueScanner } from "./scan-value";

const OPEN_LIST = 0x5b;
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
  let start = 0;
  if (mayBeJoined(line)) {
    let end = endOfValue(bytes, 0);
    if (bytes[end - 1] !== closeOf(bytes)) end = bytes.length;
    for (; beginsValueInBytes(bytes, end); end = endOfValue(bytes, start)) {
      yield { ...line, bytes: bytes.subarray(start, end), offset: offset + start };
      start = skipBlankBytes(bytes, end);
    }
  }

  yield start === 0 ? line : { ...line, bytes: bytes.subarray(start), offset: offset + start };
}

/** Whether a value begins behind any bracket, be it within a text: most lines have none, and are not read any further. */
function mayBeJoined({ bytes, oversizedBytes }: CutRecord): boolean {
  if (oversizedBytes !== undefined || !beginsValueInBytes(bytes, 0)) return false;
  const close = closeOf(bytes);
  const first = bytes.indexOf(close);
  let isBehind = false;

  // Brackets may be many: a search for each of them takes longer than a look at all bytes.
  for (let at = first; at !== -1 && at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === close) isBehind = true;
    else if (isBehind && !isBlankOfLine(byte)) {
      if ((byte === OPEN_OBJECT || byte === OPEN_LIST) && beginsValueInBytes(bytes, at)) return true;
      isBehind = false;
    }
  }

  return false;
}

/** What closes the first value, where it is one. */
function closeOf(bytes: Uint8Array): number {
  return bytes[skipBlankBytes(bytes, 0)] === OPEN_OBJECT ? CLOSE_OBJECT : CLOSE_LIST;
}

function endOfValue(bytes: Uint8Array, start: number): number {
  scanner.reset();
  return scanner.scan(bytes, start);
}
