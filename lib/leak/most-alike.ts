import { byAlike, type NearQueries } from "./near-queries";

/** The most alike of any number of pairs, of which never more than twice as many are held. */
export class MostAlike {
  readonly #most: number;
  #held: NearQueries[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  add(pair: NearQueries): void {
    this.#held.push(pair);
    if (this.#held.length >= this.#most * 2) this.#held = [...this.pairs()];
  }

  /** The most alike first. */
  pairs(): readonly NearQueries[] {
    return this.#held.toSorted(byAlike).slice(0, this.#most);
  }
}
