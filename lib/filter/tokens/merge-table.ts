/**
 * Qwen3's merges, by the ids of the two parts. Ids are our own numbering: only counts leave this folder. The arrays lie
 * in shared memory, so that the threads of an import use one table.
 */
export interface MergeTable {
  /** Id of each byte. */
  readonly bytes: Int32Array;
  /** Open addressing over pairs: left id, right id, rank + 1; a rank of 0 marks a free slot. */
  readonly pairs: Int32Array;
  /** Id of the merged token, by rank. */
  readonly merged: Int32Array;
}

/** A rank behind all others: the pair does not merge. */
export const NO_MERGE = 0x7f_ff_ff_ff;

const SLOT_BITS = 19;
const SLOTS = 2 ** SLOT_BITS;
const SLOT_INTS = 3;

/** Rank of a pair; a lower rank merges first. */
export function rankOf({ pairs }: MergeTable, left: number, right: number): number {
  for (let slot = slotOf(left, right); ; slot = (slot + 1) & (SLOTS - 1)) {
    const at = slot * SLOT_INTS;
    const rank = pairs[at + 2] ?? 0;
    if (rank === 0) return NO_MERGE;
    if (pairs[at] === left && pairs[at + 1] === right) return rank - 1;
  }
}

/**
 * Builds the table from the `merges` of a byte-level BPE model, in order of rank.
 *
 * @throws Error when there are too many for the table
 */
export function buildMergeTable(merges: readonly (readonly [string, string])[]): MergeTable {
  if (merges.length > SLOTS / 2) throw new Error(`The tokenizer has ${merges.length} merges, more than fit.`);
  const ids = new Map<string, number>();
  const idOf = (token: string) => {
    const known = ids.get(token);
    if (known !== undefined) return known;
    ids.set(token, ids.size);
    return ids.size - 1;
  };

  const table: MergeTable = {
    bytes: sharedInts(256),
    pairs: sharedInts(SLOTS * SLOT_INTS),
    merged: sharedInts(merges.length),
  };
  for (const [byte, letter] of byteLetters().entries()) table.bytes[byte] = idOf(letter);
  for (const [rank, [left, right]] of merges.entries()) {
    keep(table, idOf(left), idOf(right), rank);
    table.merged[rank] = idOf(left + right);
  }
  return table;
}

function keep({ pairs }: MergeTable, left: number, right: number, rank: number): void {
  let slot = slotOf(left, right);
  while (pairs[slot * SLOT_INTS + 2] !== 0) {
    // The first merge of a pair is the one that counts.
    if (pairs[slot * SLOT_INTS] === left && pairs[slot * SLOT_INTS + 1] === right) return;
    slot = (slot + 1) & (SLOTS - 1);
  }
  pairs.set([left, right, rank + 1], slot * SLOT_INTS);
}

function slotOf(left: number, right: number): number {
  const hash = Math.imul(left, 0x9e_37_79_b1) ^ Math.imul(right, 0x85_eb_ca_6b);

  return Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) >>> (32 - SLOT_BITS);
}

function sharedInts(length: number): Int32Array {
  return new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));
}

/** Byte-level BPE writes each byte as a letter: printable Latin-1 as itself, the others from U+0100 on, in order. */
function byteLetters(): readonly string[] {
  const isPrintable = (byte: number) =>
    (byte >= 0x21 && byte <= 0x7e) || (byte >= 0xa1 && byte <= 0xac) || byte >= 0xae;
  let shifted = 0x1_00;

  return Array.from({ length: 256 }, (_, byte) => String.fromCharCode(isPrintable(byte) ? byte : shifted++));
}
