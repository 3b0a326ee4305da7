import type { Rating } from "./rating";
import type { ValueScale } from "./value-scale";

/** Ratings as numbers: for each, the place of its item, rater and value. */
export interface RatingTable {
  readonly itemCount: number;
  /** The raters that have ids, in the order in which they first appear. */
  readonly raters: readonly string[];
  readonly scale: ValueScale;
  readonly itemOf: Int32Array;
  /** ANONYMOUS for a rater without an id. */
  readonly raterOf: Int32Array;
  readonly answerOf: Int32Array;
  /** The cluster of each item. */
  readonly clusterOf: Int32Array;
  readonly clusterCount: number;
}

export const ANONYMOUS = -1;

/**
 * Gives items, raters and values their places.
 *
 * @param clusters - the cluster of an item; an item without one is a cluster of its own
 * @throws RangeError when a rater rates an item twice, or the scale lacks a value
 */
export function tabulateRatings(
  ratings: readonly Rating[],
  scale: ValueScale,
  clusters: ReadonlyMap<string, string> = new Map(),
): RatingTable {
  const items = new Map<string, number>();
  const raters = new Map<string, number>();
  const itemOf = new Int32Array(ratings.length);
  const raterOf = new Int32Array(ratings.length).fill(ANONYMOUS);
  const answerOf = new Int32Array(ratings.length);

  for (const [at, { item, rater, value }] of ratings.entries()) {
    const index = scale.indexOf.get(value);
    if (index === undefined) throw new RangeError(`The scale has no value “${value}”.`);
    itemOf[at] = placeOf(items, item);
    answerOf[at] = index;
    if (rater !== undefined) raterOf[at] = placeOf(raters, rater);
  }
  refuseRepeats(ratings, { itemOf, raterOf, raterCount: raters.size });

  const clusterPlaces = new Map<string, number>();
  const clusterOf = Int32Array.from(items.keys(), (item) => {
    const cluster = clusters.get(item);
    // The first word keeps an item apart from a cluster of the same name.
    return placeOf(clusterPlaces, cluster === undefined ? `item ${item}` : `cluster ${cluster}`);
  });

  return {
    itemCount: items.size,
    raters: [...raters.keys()],
    scale,
    itemOf,
    raterOf,
    answerOf,
    clusterOf,
    clusterCount: clusterPlaces.size,
  };
}

interface Places {
  readonly itemOf: Int32Array;
  readonly raterOf: Int32Array;
  readonly raterCount: number;
}

function refuseRepeats(ratings: readonly Rating[], { itemOf, raterOf, raterCount }: Places): void {
  const seen = new Set<number>();

  for (const [at, { item, rater }] of ratings.entries()) {
    if (rater === undefined) continue;
    const key = (itemOf[at] ?? 0) * raterCount + (raterOf[at] ?? 0);
    if (seen.has(key)) throw new RangeError(`Rater “${rater}” rated item “${item}” twice.`);
    seen.add(key);
  }
}

function placeOf(places: Map<string, number>, name: string): number {
  const known = places.get(name);
  if (known !== undefined) return known;

  places.set(name, places.size);
  return places.size - 1;
}
