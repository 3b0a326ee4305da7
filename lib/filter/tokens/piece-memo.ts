const SLOTS = 2 ** 19;
const MAX_PIECES = 250_000;
const MAX_UNITS = 4_000_000;
/** Longer pre-tokens hardly ever repeat. */
export const MAX_PIECE_UNITS = 96;

/** Counts the tokens of `units[start, end)`. */
export type CountPiece = (units: Uint16Array, start: number, end: number) => number;

/**
 * Token counts of pre-tokens seen before. A hash table over code units, because cutting a string out of the
 * text for a Map costs more than the whole look-up. It forgets everything when it is full.
 */
export class PieceMemo {
  readonly #slots = new Int32Array(SLOTS);
  readonly #starts = new Int32Array(MAX_PIECES + 1);
  readonly #hashes = new Int32Array(MAX_PIECES + 1);
  readonly #counts = new Uint16Array(MAX_PIECES + 1);
  readonly #units = new Uint16Array(MAX_UNITS);
  #pieces = 0;

  /** Tokens of `units[start, end)`; `count` works it out when the pre-token is new. */
  tokens(units: Uint16Array, start: number, end: number, count: CountPiece): number {
    if (end - start > MAX_PIECE_UNITS) return count(units, start, end);

    let hash = end - start;
    for (let at = start; at < end; at++) hash = (Math.imul(hash, 0x01_00_01_93) ^ (units[at] ?? 0)) | 0;
    let slot = Math.imul(hash ^ (hash >>> 15), 0x2c_1b_3c_6d) >>> 13;
    for (;;) {
      const piece = this.#slots[slot] ?? 0;
      if (piece === 0) break;
      if (this.#hashes[piece] === hash && this.#isEqual(piece, units, start, end)) return this.#counts[piece] ?? 0;
      slot = (slot + 1) & (SLOTS - 1);
    }

    const tokens = count(units, start, end);
    this.#keep(slot, hash, units, start, end, tokens);
    return tokens;
  }

  #isEqual(piece: number, units: Uint16Array, start: number, end: number): boolean {
    const from = this.#starts[piece - 1] ?? 0;
    if ((this.#starts[piece] ?? 0) - from !== end - start) return false;

    for (let at = start; at < end; at++) if (this.#units[from + at - start] !== units[at]) return false;
    return true;
  }

  #keep(slot: number, hash: number, units: Uint16Array, start: number, end: number, tokens: number): void {
    const from = this.#starts[this.#pieces] ?? 0;
    if (this.#pieces >= MAX_PIECES || from + end - start > MAX_UNITS) {
      this.#slots.fill(0);
      this.#pieces = 0;
      return;
    }

    const piece = ++this.#pieces;
    for (let at = start; at < end; at++) this.#units[from + at - start] = units[at] ?? 0;
    this.#starts[piece] = from + end - start;
    this.#hashes[piece] = hash;
    this.#counts[piece] = tokens;
    this.#slots[slot] = piece;
  }
}
