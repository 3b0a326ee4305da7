import type { CutRecord } from "./cut-records";
import { firstByte } from "./goes-on";
import { createValueScanner } from "./scan-value";

const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;

const scanner = createValueScanner();

/**
 * The values of a line one by one where they stand right behind each other, as files do that end without a line feed and
 * were put together; else the line. The last one holds the rest of the line, whatever it is.
 */
export function* joinedValues(line: CutRecord): Generator<CutRecord> {
  const { bytes, offset } = line;
  let start = 0;
  if (mayBeJoined(line)) {
    for (let end = endOfValue(bytes, 0); beginsValue(bytes, end); end = endOfValue(bytes, end)) {
      yield { ...line, bytes: bytes.subarray(start, end), offset: offset + start };
      start = end;
    }
  }

  yield start === 0 ? line : { ...line, bytes: bytes.subarray(start), offset: offset + start };
}

/** Most lines are not: what is looked for stands within a text at most, and they are not looked through. */
function mayBeJoined({ bytes, oversizedBytes }: CutRecord): boolean {
  if (oversizedBytes !== undefined || !beginsValue(bytes, 0)) return false;
  const searched = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);

  return searched.includes("}{") || searched.includes("][");
}

function endOfValue(bytes: Uint8Array, start: number): number {
  scanner.reset();
  return scanner.scan(bytes, start);
}

/** An object or a list of objects, as records are, and not the [INFO] of a log. */
function beginsValue(bytes: Uint8Array, at: number): boolean {
  const first = firstByte(bytes, at);
  if (first !== OPEN_LIST) return first === OPEN_OBJECT;
  const next = firstByte(bytes, bytes.indexOf(OPEN_LIST, at) + 1);

  return next === OPEN_OBJECT || next === CLOSE_LIST;
}
