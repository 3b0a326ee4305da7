const FIRST_SLOTS = 1 << 12;
const EMPTY = -1;
const MULTIPLIERS = { owner: 0x9e3779b1, high: 0x85ebca6b, low: 0xc2b2ae35 } as const;

/**
 * Numbers groups of equal keys, 0, 1, 2 and so on, in the order in which they come. A key is an owner (a problem; 0 where
 * groups are not told apart by one) with a hash of 64 bits in two halves. It holds 16 bytes a group and no object.
 */
export class GroupNumbers {
  #slots = new Int32Array(FIRST_SLOTS).fill(EMPTY);
  #keys = new Int32Array(FIRST_SLOTS * 3);
  #count = 0;

  numberOf(owner: number, high: number, low: number): number {
    const slot = this.#slotOf(owner, high, low);
    const found = this.#slots[slot] ?? EMPTY;
    if (found !== EMPTY) return found;

    const number = this.#count;
    this.#count += 1;
    if (this.#count * 3 > this.#keys.length) this.#keys = grown(this.#keys);
    this.#keys.set([owner, high, low], number * 3);
    this.#slots[slot] = number;
    if (this.#count * 2 > this.#slots.length) this.#spread();

    return number;
  }

  /** Where a key stands, or the empty slot where it belongs. */
  #slotOf(owner: number, high: number, low: number): number {
    const mask = this.#slots.length - 1;
    let slot = mixed(owner, high, low) & mask;
    for (;;) {
      const number = this.#slots[slot] ?? EMPTY;
      if (number === EMPTY || this.#isKey(number, owner, high, low)) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #isKey(number: number, owner: number, high: number, low: number): boolean {
    const at = number * 3;

    return this.#keys[at] === owner && this.#keys[at + 1] === high && this.#keys[at + 2] === low;
  }

  #spread(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(EMPTY);
    for (let number = 0; number < this.#count; number += 1) {
      const at = number * 3;
      this.#slots[this.#slotOf(this.#keys[at] ?? 0, this.#keys[at + 1] ?? 0, this.#keys[at + 2] ?? 0)] = number;
    }
  }
}

function grown(keys: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(keys.length * 2);
  larger.set(keys);

  return larger;
}

function mixed(owner: number, high: number, low: number): number {
  let mix = Math.imul(owner, MULTIPLIERS.owner) ^ Math.imul(high, MULTIPLIERS.high) ^ Math.imul(low, MULTIPLIERS.low);
  mix ^= mix >>> 15;

  return Math.imul(mix, MULTIPLIERS.high) >>> 8;
}
