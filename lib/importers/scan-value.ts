import { lastByte } from "./goes-on";

/** Finds where a bracketed value or a string ends, over any number of chunks. */
export interface ValueScanner {
  /** Before the first byte of a value. */
  reset(): void;
  /** Position after the value, or the chunk's length when it goes on. */
  scan(chunk: Uint8Array, start: number): number;
  isEnded(): boolean;
  /** Scanning stopped before a bracket that cannot open there: the value breaks off, and another one begins. */
  isBroken(): boolean;
  /** What was scanned ends within a string. */
  isInString(): boolean;
  /** Brackets that are open. */
  depth(): number;
  /** The innermost of them is an object's; of the innermost thousand it is known. */
  isInObject(): boolean;
}

const NEWLINE = 0x0a;
const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
/** One less than a power of two: deeper brackets take the place of outer ones. */
const LEVELS_MASK = 1023;

/**
 * @param breaks - "found": it stops where a bracket opens in place of a name of the value itself, as behind one without its last
 *   bracket, and behind a line feed in a string. Deeper, or where only a colon is missing, the value is wrong, and goes on
 */
export function createValueScanner(breaks: "found" | "passed" = "passed"): ValueScanner {
  const stopsAtBreaks = breaks === "found";
  let depth = 0;
  let isInString = false;
  // The chunk ended on a backslash: the next byte belongs to it.
  let isEscaped = false;
  let isEnded = false;
  let isBroken = false;
  /** Of the chunks before, the last byte that is not blank. */
  let last = 0;
  const opened = new Uint8Array(LEVELS_MASK + 1);
  const stop = stopsAtBreaks ? NEWLINE : undefined;
  const ended = (at: number): number => {
    isEnded = true;
    return at;
  };

  return {
    reset() {
      depth = 0;
      isInString = false;
      isEscaped = false;
      isEnded = false;
      isBroken = false;
      last = 0;
    },
    isEnded: () => isEnded,
    isBroken: () => isBroken,
    isInString: () => isInString,
    depth: () => depth,
    isInObject: () => depth > 0 && opened[depth & LEVELS_MASK] === OPEN_OBJECT,
    // Every byte of an array passes here: plain locals and one pass keep it at several hundred megabytes a second.
    scan(chunk, start) {
      const length = chunk.length;
      let at = isEscaped ? start + 1 : start;
      let level = depth;
      let inString = isInString;
      /** The value itself is one. */
      let isString = inString && level === 0;
      isEscaped = false;

      while (at < length) {
        // A loop of its own: most bytes lie in strings, and only three of them matter there.
        while (inString && at < length) {
          const byte = chunk[at];
          at += 1;
          if (byte === QUOTE) inString = false;
          else if (byte === BACKSLASH) at += 1;
          else if (byte === stop) break;
        }
        if (inString) break;
        if (isString) return ended(at);
        if (at === length) break;

        const byte = chunk[at];
        at += 1;
        if (byte === QUOTE) {
          inString = true;
          isString = level === 0;
        } else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
          if (level === 1 && stopsAtBreaks && opened[1] === OPEN_OBJECT) {
            const before = lastByte(chunk, start, at - 1) ?? last;
            isBroken = before === COMMA || before === OPEN_OBJECT;
            if (isBroken) {
              at -= 1;
              break;
            }
          }
          level += 1;
          opened[level & LEVELS_MASK] = byte;
        } else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
          level -= 1;
          if (level <= 0) return ended(at);
        }
      }

      depth = level;
      isInString = inString;
      isEscaped = at > length;
      if (stopsAtBreaks) last = lastByte(chunk, start, Math.min(at, length)) ?? last;
      return Math.min(at, length);
    },
  };
}
