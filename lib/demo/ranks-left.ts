/**
 * Places 0 to n - 1, of which one after the other is taken by its rank among those that are left. Taking one costs the
 * logarithm of n: an array that closes each gap costs n, and a draw of hundreds of thousands its square.
 *
 * @see Fenwick 1994, doi:10.1002/spe.4380240306
 */
export class RanksLeft {
  /** At i (from 1): how many are left of the i & -i places that end with i. */
  readonly #left: Int32Array;
  readonly #top: number;
  #size: number;

  constructor(count: number) {
    this.#size = count;
    this.#left = Int32Array.from({ length: count + 1 }, (_, at) => at & -at);
    this.#top = count === 0 ? 0 : 2 ** Math.floor(Math.log2(count));
  }

  get size(): number {
    return this.#size;
  }

  /** @param rank - from 0, below `size` */
  take(rank: number): number {
    let at = 0;
    let before = rank;
    for (let step = this.#top; step > 0; step >>= 1) {
      const within = this.#left[at + step];
      if (within === undefined || within > before) continue;
      at += step;
      before -= within;
    }
    for (let above = at + 1; above < this.#left.length; above += above & -above) {
      this.#left[above] = (this.#left[above] ?? 0) - 1;
    }
    this.#size -= 1;

    return at;
  }
}
