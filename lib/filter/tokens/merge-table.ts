/** Qwen3's merges, by the ids of the two parts. Ids are our own numbering: only counts leave this folder. */
export interface MergeTable {
  /** Id of each byte. */
  readonly bytes: Int32Array;
  /** Rank of a pair, keyed by `left * PAIR_BASE + right`; a lower rank merges first. */
  readonly ranks: ReadonlyMap<number, number>;
  /** Id of the merged token, by rank. */
  readonly merged: Int32Array;
}

/** Above the number of tokens, and small enough for a pair to stay an exact integer. */
export const PAIR_BASE = 2 ** 20;

/** Builds the table from the `merges` of a byte-level BPE model, in order of rank. */
export function buildMergeTable(merges: readonly (readonly [string, string])[]): MergeTable {
  const ids = new Map<string, number>();
  const idOf = (token: string) => {
    const known = ids.get(token);
    if (known !== undefined) return known;
    ids.set(token, ids.size);
    return ids.size - 1;
  };

  const bytes = Int32Array.from(byteLetters(), idOf);
  const ranks = new Map<number, number>();
  const merged = new Int32Array(merges.length);
  for (const [rank, [left, right]] of merges.entries()) {
    const pair = idOf(left) * PAIR_BASE + idOf(right);
    if (!ranks.has(pair)) ranks.set(pair, rank);
    merged[rank] = idOf(left + right);
  }
  return { bytes, ranks, merged };
}

/** Byte-level BPE writes each byte as a letter: printable Latin-1 as itself, the others from U+0100 on, in order. */
function byteLetters(): readonly string[] {
  const isPrintable = (byte: number) =>
    (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || byte >= 0xae;
  let shifted = 0x1_00;

  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(isPrintable(byte) ? byte : shifted++));
}
