import { outcomeGap } from "./outcome-gap";

/** What the pairing needs of every candidate, by its place in the order of the export. */
export interface Pairing {
  readonly count: number;
  /** Equal for the same problem and harness. */
  group(place: number): number;
  /** From 0 to 1; undefined where nobody scored it. */
  value(place: number): number | undefined;
  isApproved(place: number): boolean;
  isSolved(place: number): boolean;
  /** How near it came to a success is not known: it is worse than one, and than nothing else. */
  isUnsure(place: number): boolean;
}

/**
 * Places of the pairs, the better one and the worse one in turn. In each group the approved ones stand from the best
 * outcome down, all of them from the worst up, ties by their place; the first of one list goes with the first of the
 * other as long as the gap is large enough, and no trajectory is in two pairs. The unsure ones then go with the successes
 * that are left. The same rows give the same pairs.
 */
export function planPairs(pairing: Pairing, minGap: number): Float64Array {
  const places = Float64Array.from({ length: pairing.count }, (_, place) => place)
    .filter((place) => pairing.value(place) !== undefined)
    .sort((a, b) => pairing.group(a) - pairing.group(b) || a - b);
  const pairs: number[] = [];

  for (let start = 0; start < places.length; ) {
    let end = start;
    while (end < places.length && pairing.group(places[end] ?? 0) === pairing.group(places[start] ?? 0)) end++;
    pushPairs(pairs, Array.from(places.subarray(start, end)), pairing, minGap);
    start = end;
  }

  return Float64Array.from(pairs);
}

function pushPairs(pairs: number[], group: readonly number[], pairing: Pairing, minGap: number): void {
  const value = (place: number): number => pairing.value(place) ?? 0;
  const sure = group.filter((place) => !pairing.isUnsure(place));
  const better = sure.filter((place) => pairing.isApproved(place)).toSorted((a, b) => value(b) - value(a) || a - b);
  const worst = (places: readonly number[]) => places.toSorted((a, b) => value(a) - value(b) || a - b);
  const pushed = (chosenOnes: readonly number[], rejectedOnes: readonly number[]): number => {
    for (const [rank, chosen] of chosenOnes.entries()) {
      const rejected = rejectedOnes[rank];
      // Values fall on one side and rise on the other, so no later pair has a larger gap.
      if (rejected === undefined || outcomeGap(value(chosen), value(rejected), minGap) === undefined) return rank;
      pairs.push(chosen, rejected);
    }
    return chosenOnes.length;
  };

  const left = better.slice(pushed(better, worst(sure))).filter((place) => pairing.isSolved(place));
  pushed(left, worst(group.filter((place) => pairing.isUnsure(place))));
}
