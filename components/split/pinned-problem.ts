import type { GuardHit } from "@/lib/contract/splits";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import type { Guard } from "@/lib/leak/audit-pools";

/** A problem by which a cluster is meant. */
export interface PinnedProblem {
  readonly id: string;
  readonly query: string;
  /** Its key, beside its query: queries may differ at their ends alone. */
  readonly name: string;
  /** Of its cluster, where that is known. */
  readonly problems?: number;
  /** Why it was found: words of a problem of it, where its own query does not show them. */
  readonly match?: string;
  /** Where it is now, where that is known. */
  readonly pools?: readonly Pool[];
}

/** Guards whose hits are mended by pins; nearly equal queries are put together, and a product that is looked at blocks nothing. */
export const PINNED_GUARDS: readonly Guard[] = ["cluster", "query", "gold", "recommended", "protected"];

/** The clusters that mend the hits, each once: of two that share something both, so that they meet in one pool. */
export function clustersOf(hits: readonly GuardHit[]): readonly PinnedProblem[] {
  const known = new Map(hits.flatMap(({ a, cluster }) => (a.id === null || cluster === null ? [] : [[a.id, cluster]])));
  const found = new Map<string, PinnedProblem>();
  for (const { id, cluster, pools, ...words } of hits.flatMap(sidesOf)) {
    const key = cluster ?? known.get(id) ?? id;
    const before = found.get(key) ?? { id, name: words.name, query: wordsOf(words) };
    const held = POOLS.filter((pool) => pools.includes(pool) || before.pools?.includes(pool));
    found.set(key, held.length === 0 ? before : { ...before, pools: held });
  }

  return [...found.values()];
}

interface Side extends Pick<GuardHit["a"], "name" | "query"> {
  readonly id: string;
  /** Missing in an audit of before it was told. */
  readonly cluster: string | undefined;
  /** Where it is, as far as the hit tells. */
  readonly pools: readonly Pool[];
}

function sidesOf({ guard, a, b, between, cluster, otherCluster }: GuardHit): readonly Side[] {
  const pools = POOLS.filter((pool) => between.includes(pool));
  const first = { ...a, cluster: cluster ?? undefined, pools: pools.length === 1 ? pools : [] };
  // Both sides of a torn cluster are of one.
  const other = b === null || guard === "cluster" ? undefined : { ...b, cluster: otherCluster, pools: [] };

  return [first, ...(other ? [other] : [])].flatMap(({ id, ...side }) => (id === null ? [] : [{ id, ...side }]));
}

/** The pool that is guarded most: what was trained on may be tested on no more, and the other way round. */
export function mendingPool(hits: readonly GuardHit[]): Pool | undefined {
  if (hits.some(({ guard }) => guard === "protected")) return "never_touch";

  return POOLS.findLast((pool) => hits.some(({ between }) => between.includes(pool)));
}

export function wordsOf({ name, query }: Pick<GuardHit["a"], "name" | "query">): string {
  return query === "" ? name : query;
}
