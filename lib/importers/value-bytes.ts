import { isBlank } from "./goes-on";

export const QUOTE = 0x22;
export const COMMA = 0x2c;
export const OPEN_LIST = 0x5b;
export const CLOSE_LIST = 0x5d;
export const OPEN_OBJECT = 0x7b;
export const CLOSE_OBJECT = 0x7d;

/** A value without what is outside of it at its end. */
export function withoutEnd(bytes: Uint8Array, isOutside: (byte: number | undefined) => boolean): Uint8Array {
  let end = bytes.length;
  while (end > 0 && isOutside(bytes[end - 1])) end -= 1;

  return bytes.subarray(0, end);
}

/** What may stand between two elements of a list. */
export function isDivider(byte: number | undefined): boolean {
  return isBlank(byte) || byte === COMMA;
}

/**
 * Past the blanks, and past a byte order mark where the file begins.
 *
 * @param offset - of the chunk in the file
 */
export function skipBlank(chunk: Uint8Array, start: number, offset: number): number {
  let at = start;
  while (at < chunk.length && (isBlank(chunk[at]) || isByteOrderMark(chunk[at], offset + at))) at += 1;
  return at;
}

function isByteOrderMark(byte: number | undefined, at: number): boolean {
  return (at === 0 && byte === 0xef) || (at === 1 && byte === 0xbb) || (at === 2 && byte === 0xbf);
}

/** What a value without brackets or quotes ends before. */
export function endsWord(byte: number | undefined): boolean {
  return isBlank(byte) || byte === COMMA || byte === CLOSE_LIST || byte === CLOSE_OBJECT;
}
