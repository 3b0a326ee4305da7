import { normaliseQuery } from "@/lib/domain/normalise-query";
import type { Pool } from "./assign-pools";
import type { PlacePair } from "./near-proposals";

interface PooledQuery {
  readonly query: string;
  readonly pool: Pool;
  /** Not shipped although its pool is. */
  readonly isBehind?: boolean;
}

/**
 * Of pairs of the same two queries in the same two pools one, in the place of their first: one whose rows are both shipped
 * before others, and else the first.
 *
 * @param pairs - by the places of their problems
 */
export function firstOfPools<Pair extends PlacePair>(
  pairs: readonly Pair[],
  problems: readonly PooledQuery[],
): readonly Pair[] {
  const places = new Set(pairs.flatMap(({ a, b }) => [a, b]));
  const queries = new Map([...places].map((place) => [place, normaliseQuery(problems[place]?.query ?? "")]));
  const behind = ({ a, b }: Pair) => [a, b].filter((place) => problems[place]?.isBehind).length;

  const first = new Map<string, Pair>();
  for (const pair of pairs) {
    const { a, b } = pair;
    const asked = [queries.get(a), queries.get(b)].toSorted();
    const key = JSON.stringify([asked, [problems[a]?.pool, problems[b]?.pool].toSorted()]);
    const known = first.get(key);
    if (known === undefined || behind(pair) < behind(known)) first.set(key, pair);
  }

  return [...first.values()];
}
