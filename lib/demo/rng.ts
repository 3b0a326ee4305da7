import { RanksLeft } from "./ranks-left";
import { hash32 } from "./stable-id";

/** Seeded randomness. The same seed gives the same numbers on every machine. */
export interface Rng {
  /** 0 inclusive to 1 exclusive. */
  readonly next: () => number;
  /** Whole number from `low` to `high`, both included. */
  readonly between: (low: number, high: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(items: readonly T[]) => T;
  /** Up to `count` different items, in random order. */
  readonly sample: <T>(items: readonly T[], count: number) => T[];
}

/** An independent stream for each key, so that a change to one agent leaves the others' output alone. */
export function createRng(seed: number, key: string): Rng {
  let state = hash32(key, seed);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  function between(low: number, high: number): number {
    return low + Math.floor(next() * (high - low + 1));
  }

  function pick<T>(items: readonly T[]): T {
    const index = Math.floor(next() * items.length);

    for (const item of items.slice(index, index + 1)) return item;
    throw new RangeError("There is nothing to pick from.");
  }

  function sample<T>(items: readonly T[], count: number): T[] {
    const left = new RanksLeft(items.length);
    const taken: T[] = [];

    while (taken.length < count && left.size > 0) {
      const place = left.take(Math.floor(next() * left.size));
      taken.push(...items.slice(place, place + 1));
    }
    return taken;
  }

  return { next, between, chance: (share) => next() < share, pick, sample };
}
