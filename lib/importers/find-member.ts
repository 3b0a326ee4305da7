/** Finds the array that is a member of the outermost object, over any number of chunks. */
export interface MemberFinder {
  /** Position after the array's opening bracket, once it is there. */
  find(chunk: Uint8Array, start: number): number | undefined;
  /** Keys of the outermost object met so far. */
  readonly keys: ReadonlySet<string>;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
// Longer strings at the top are values, or keys nobody asks for.
const MAX_KEY_BYTES = 256;

export function createMemberFinder(key: string): MemberFinder {
  const keys = new Set<string>();
  let depth = 0;
  let isInString = false;
  let isEscaped = false;
  let letters: number[] = [];

  const inString = (byte: number): void => {
    if (isEscaped) {
      isEscaped = false;
    } else if (byte === BACKSLASH) {
      isEscaped = true;
    } else if (byte === QUOTE) {
      isInString = false;
      return;
    }
    if (depth === 1 && letters.length < MAX_KEY_BYTES) letters.push(byte);
  };
  const lastText = (): string => new TextDecoder().decode(new Uint8Array(letters));

  return {
    keys,
    find(chunk, start) {
      for (let at = start; at < chunk.length; at += 1) {
        const byte = chunk[at] ?? 0;
        if (isInString) inString(byte);
        else if (byte === QUOTE) {
          isInString = true;
          if (depth === 1) letters = [];
        } else if (byte === COLON) {
          if (depth === 1) keys.add(lastText());
        } else if (byte === 0x7b || byte === OPEN_LIST) {
          // At depth 1 the last string before an opening bracket is always the key.
          if (byte === OPEN_LIST && depth === 1 && lastText() === key) return at + 1;
          depth += 1;
        } else if (byte === 0x7d || byte === 0x5d) depth -= 1;
      }

      return undefined;
    },
  };
}
