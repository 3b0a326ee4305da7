import { countShort, MAX_SHORT } from "./count-short";
import { type MergeTable, NO_MERGE, rankOf } from "./merge-table";

// A heap key is rank * POSITIONS + position, so equal ranks merge from the left.
const POSITIONS = 2 ** 32;

/** How many tokens byte-pair merging leaves of one pre-token, given as UTF-8. O(n log n) in its bytes. */
export function countMerged(table: MergeTable, bytes: Uint8Array): number {
  if (bytes.length < 2) return bytes.length;
  if (bytes.length <= MAX_SHORT) return countShort(table, bytes);

  return new Merging(
    table,
    Int32Array.from(bytes, (byte) => table.bytes[byte] ?? 0),
  ).count();
}

/** Tokens as a linked list over their first bytes, and a heap of the pairs that may merge. */
class Merging {
  readonly #table: MergeTable;
  readonly #ids: Int32Array;
  readonly #next: Int32Array;
  readonly #previous: Int32Array;
  readonly #heap: number[] = [];

  constructor(table: MergeTable, ids: Int32Array) {
    this.#table = table;
    this.#ids = ids;
    this.#next = Int32Array.from(ids, (_, at) => at + 1);
    this.#previous = Int32Array.from(ids, (_, at) => at - 1);
  }

  count(): number {
    let tokens = this.#ids.length;
    for (let at = 0; at < this.#ids.length - 1; at++) this.#offer(at);

    while (this.#heap.length > 0) {
      const key = this.#pop();
      const rank = Math.floor(key / POSITIONS);
      const at = key % POSITIONS;
      // A neighbour may have merged since the pair was offered.
      if (this.#rankAt(at) !== rank) continue;
      this.#merge(at, rank);
      tokens--;
    }
    return tokens;
  }

  #merge(at: number, rank: number): void {
    const right = this.#next[at] ?? 0;
    const after = this.#next[right] ?? 0;
    this.#ids[at] = this.#table.merged[rank] ?? 0;
    this.#ids[right] = -1;
    this.#next[at] = after;
    if (after < this.#ids.length) this.#previous[after] = at;

    const before = this.#previous[at] ?? -1;
    if (before >= 0) this.#offer(before);
    this.#offer(at);
  }

  #rankAt(at: number): number {
    const left = this.#ids[at] ?? -1;
    const right = this.#ids[this.#next[at] ?? this.#ids.length];
    if (left < 0 || right === undefined) return NO_MERGE;

    return rankOf(this.#table, left, right);
  }

  #offer(at: number): void {
    const rank = this.#rankAt(at);
    if (rank === NO_MERGE) return;

    const heap = this.#heap;
    const key = rank * POSITIONS + at;
    let slot = heap.push(key) - 1;
    while (slot > 0) {
      const parent = (slot - 1) >> 1;
      const above = heap[parent] ?? 0;
      if (above <= key) break;
      heap[slot] = above;
      slot = parent;
    }
    heap[slot] = key;
  }

  #pop(): number {
    const heap = this.#heap;
    const top = heap[0] ?? 0;
    const key = heap.pop() ?? 0;
    if (heap.length === 0) return top;

    let slot = 0;
    for (;;) {
      let child = 2 * slot + 1;
      if (child + 1 < heap.length && (heap[child + 1] ?? 0) < (heap[child] ?? 0)) child++;
      const below = heap[child];
      if (below === undefined || below >= key) break;
      heap[slot] = below;
      slot = child;
    }
    heap[slot] = key;
    return top;
  }
}
