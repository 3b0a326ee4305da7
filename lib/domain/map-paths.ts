import type { MapBucket } from "./step-map";
import type { Attribution } from "./verdict";

/** What a piece of the map says: who made the calls, that nobody made one, or that something is wrong. */
export type MapInk = Attribution | "none" | "fault";

/** Across the map, in units of its drawing: who made the calls has most of it, what is wrong the rest. */
export const MAP_ACROSS = 8;
export const MAP_HANDS = 6;

/**
 * The map as one path of SVG for each ink, one unit long for each stretch of steps: however long the trajectory is, it
 * costs a page a handful of elements.
 */
export function mapPaths(buckets: readonly MapBucket[], isLying: boolean): ReadonlyMap<MapInk, string> {
  const paths = new Map<MapInk, string>();

  function fill(ink: MapInk, along: number, from: number, to: number) {
    const [x, y, wide, high] = isLying ? [along, from, 1, to - from] : [from, along, to - from, 1];
    paths.set(ink, `${paths.get(ink) ?? ""}M${x} ${y}h${wide}v${high}h${-wide}z`);
  }

  for (const [along, { attribution, hasFault }] of buckets.entries()) {
    const inks = attribution.length > 0 ? attribution : (["none"] as const);
    const each = MAP_HANDS / inks.length;
    for (const [i, ink] of inks.entries()) fill(ink, along, i * each, (i + 1) * each);
    if (hasFault) fill("fault", along, MAP_HANDS, MAP_ACROSS);
  }

  return paths;
}
