import { createRng } from "@/lib/demo/rng";

/** A stratum to draw from. */
export interface DrawableStratum {
  readonly name: string;
  /** Of all its trajectories, in any order. */
  readonly ids: readonly string[];
  /** Draws wanted; with fewer ids all are drawn. */
  readonly count: number;
}

/**
 * A simple random sample without replacement from each stratum. It depends on the seed, the stratum's name and the set
 * of its ids, and on nothing else: not on the order of rows, nor on other strata.
 *
 * Ids come in the order of drawing, so that the first of them are themselves a random sample, and a greater count adds
 * to a smaller one of the same seed: a sample can be topped up, and one that is labelled from the front stays random.
 *
 * @throws RangeError when an id stands twice in a stratum, two strata have one name, or a count is not whole from 0
 */
export function drawStrata(strata: readonly DrawableStratum[], seed: number): ReadonlyMap<string, readonly string[]> {
  const drawn = new Map<string, readonly string[]>();

  for (const { name, ids, count } of strata) {
    if (drawn.has(name)) throw new RangeError(`Two strata are named “${name}”.`);
    if (!Number.isInteger(count) || count < 0) throw new RangeError(`“${count}” is not a number of draws.`);
    if (new Set(ids).size < ids.length) throw new RangeError(`“${name}” has an id twice.`);
    drawn.set(name, createRng(seed, `stratum ${name}`).sample(ids.toSorted(byCodeUnit), count));
  }

  return drawn;
}

// The language of the machine must not change a sample.
function byCodeUnit(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
