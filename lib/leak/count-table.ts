const FIRST_CAPACITY = 1024;
/** Fuller, and a look takes several steps. */
const MOST_FULL = 0.5;
/** Spreads keys that are hashes already over the low bits. */
const SPREAD = 0x9e_37_79_b1;

/**
 * Counts by 32-bit key. Millions of them in typed arrays take a fifth of the processor time of a Map, which is what telling
 * templates from words costs.
 */
export class CountTable {
  #keys = new Uint32Array(FIRST_CAPACITY);
  /** 0 where the place is free. */
  #counts = new Uint32Array(FIRST_CAPACITY);
  #size = 0;

  add(key: number): void {
    if (this.#size >= this.#keys.length * MOST_FULL) this.#grow();

    const at = this.#placeOf(key);
    if (this.#counts[at] === 0) {
      this.#keys[at] = key;
      this.#size += 1;
    }
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
  }

  /** 0 for a key that was never added. */
  count(key: number): number {
    return this.#counts[this.#placeOf(key)] ?? 0;
  }

  /** Where a key is, or the free place that it would take. */
  #placeOf(key: number): number {
    const mask = this.#keys.length - 1;
    let at = (Math.imul(key, SPREAD) >>> 7) & mask;
    while (this.#counts[at] !== 0 && this.#keys[at] !== key) at = (at + 1) & mask;

    return at;
  }

  #grow(): void {
    const [keys, counts] = [this.#keys, this.#counts];
    this.#keys = new Uint32Array(keys.length * 2);
    this.#counts = new Uint32Array(keys.length * 2);
    for (const [from, count] of counts.entries()) {
      if (count === 0) continue;
      const key = keys[from] ?? 0;
      const at = this.#placeOf(key);
      this.#keys[at] = key;
      this.#counts[at] = count;
    }
  }
}
