import type { NearQueries } from "./near-queries";

/** Two problems by place in the list. */
export interface PlacePair {
  readonly a: number;
  readonly b: number;
}

/** More of them than people decide. */
export const MOST_PROPOSALS = 10_000;

/**
 * Of two clusters the pair of queries that is most alike, unless a person refused the two clusters.
 *
 * @param near - the most alike first
 * @param first - what names the cluster of each place: one of its places
 */
export function nearProposals(
  near: readonly NearQueries[],
  first: Int32Array,
  refused: readonly PlacePair[],
): readonly NearQueries[] {
  const keyOf = ({ a, b }: PlacePair): number => {
    const [one, other] = [first[a] ?? a, first[b] ?? b];
    return Math.min(one, other) * first.length + Math.max(one, other);
  };
  const decided = new Set(refused.map(keyOf));
  const proposals: NearQueries[] = [];

  for (const pair of near) {
    const key = keyOf(pair);
    if (first[pair.a] === first[pair.b] || decided.has(key)) continue;
    decided.add(key);
    proposals.push(pair);
    if (proposals.length === MOST_PROPOSALS) break;
  }

  return proposals;
}
