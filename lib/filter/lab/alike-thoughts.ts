import { SKETCH_VALUES } from "./fact-table";

/** Up to so many representatives of a problem each row is held against all of them. */
export const COMPARED_ALL = 512;
/** Of representatives with a band in common only the first so many are found by it: a template must not cost its square. */
const MOST_IN_BAND = 64;
/** Two values a band: one alone would be shared by nearly every pair. */
const MOST_BANDS = SKETCH_VALUES / 2;
/** 80 MB of slots for any number of rows; more bands than that share some. */
const MOST_SLOTS = 2 ** 24;
const MIX_A = 0x85_eb_ca_6b;
const MIX_B = 0xc2_b2_ae_35;

/**
 * The representatives of one problem, and which of them is the first whose sketch agrees with a row's in at least so many
 * values. Above `COMPARED_ALL` it is looked for among those that have a band of values in common with the row. There is
 * one band more than values may differ, so that a pair that is alike shares one for certain (pigeonhole); below a
 * similarity of 0.52, where the bands stop at 32, with a chance of 1 - 2e-9 or more. It is missed where each band that it
 * shares is one of more than 64 representatives before it: then the row is alike a later one, or begins a group.
 *
 * @see Leskovec, Rajaraman and Ullman, Mining of Massive Datasets, 3.4
 */
export class AlikeThoughts {
  readonly sketches: Uint16Array;
  /** Values that may differ. */
  readonly #mayDiffer: number;
  readonly #firsts: Int32Array;
  readonly #bands: number;
  #count = 0;
  /** By slot one more than the entry that came last; by entry, which is a place with a band, the one before. */
  #heads: Int32Array | undefined;
  #counts = new Uint8Array(0);
  #before = new Int32Array(0);

  /** @param most - representatives there can be */
  constructor(sketches: Uint16Array, { similarity, most }: { readonly similarity: number; readonly most: number }) {
    this.sketches = sketches;
    this.#mayDiffer = SKETCH_VALUES - Math.ceil(similarity * SKETCH_VALUES - 1e-9);
    this.#firsts = new Int32Array(most);
    this.#bands = Math.min(MOST_BANDS, this.#mayDiffer + 1);
  }

  add(row: number): void {
    if (this.sketches[row * SKETCH_VALUES] === 0) return;

    this.#firsts[this.#count++] = row;
    if (this.#heads !== undefined) this.#enter(this.#heads, this.#count - 1);
    else if (this.#count > COMPARED_ALL) this.#index();
  }

  /** The representative; -1 without one. */
  find(row: number): number {
    if (this.sketches[row * SKETCH_VALUES] === 0) return -1;
    const place = this.#heads === undefined ? this.#findAmongAll(row) : this.#findByBands(this.#heads, row);

    return place < 0 ? -1 : (this.#firsts[place] ?? -1);
  }

  #findAmongAll(row: number): number {
    for (let place = 0; place < this.#count; place++) if (this.#isAlike(place, row)) return place;

    return -1;
  }

  #findByBands(heads: Int32Array, row: number): number {
    let first = -1;
    for (let band = 0; band < this.#bands; band++) {
      for (let link = heads[this.#slotOf(heads, row, band)] ?? 0; link > 0; link = this.#before[link - 1] ?? 0) {
        const place = Math.floor((link - 1) / this.#bands);
        if ((first < 0 || place < first) && this.#isAlike(place, row)) first = place;
      }
    }

    return first;
  }

  /** Most pairs are told apart by few values. */
  #isAlike(place: number, row: number): boolean {
    const a = row * SKETCH_VALUES;
    const b = (this.#firsts[place] ?? 0) * SKETCH_VALUES;
    let mayDiffer = this.#mayDiffer;
    for (let value = 0; value < SKETCH_VALUES && mayDiffer >= 0; value++) {
      if (this.sketches[a + value] !== this.sketches[b + value]) mayDiffer--;
    }

    return mayDiffer >= 0;
  }

  #index(): void {
    const entries = this.#firsts.length * this.#bands;
    const heads = new Int32Array(Math.min(MOST_SLOTS, 2 ** Math.ceil(Math.log2(2 * entries))));
    this.#heads = heads;
    this.#counts = new Uint8Array(heads.length);
    this.#before = new Int32Array(entries);
    for (let place = 0; place < this.#count; place++) this.#enter(heads, place);
  }

  #enter(heads: Int32Array, place: number): void {
    for (let band = 0; band < this.#bands; band++) {
      const slot = this.#slotOf(heads, this.#firsts[place] ?? 0, band);
      const count = this.#counts[slot] ?? 0;
      if (count === MOST_IN_BAND) continue;

      const entry = place * this.#bands + band;
      this.#counts[slot] = count + 1;
      this.#before[entry] = heads[slot] ?? 0;
      heads[slot] = entry + 1;
    }
  }

  #slotOf(heads: Int32Array, row: number, band: number): number {
    const end = Math.floor(((band + 1) * SKETCH_VALUES) / this.#bands);
    let hash = Math.imul(band + 1, MIX_B);
    for (let value = Math.floor((band * SKETCH_VALUES) / this.#bands); value < end; value++) {
      hash = Math.imul(hash ^ (this.sketches[row * SKETCH_VALUES + value] ?? 0), MIX_A);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash ^ (hash >>> 13), MIX_B);

    return ((hash ^ (hash >>> 16)) >>> 0) & (heads.length - 1);
  }
}
