import type { GuardHit } from "@/lib/contract/splits";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import type { Guard } from "@/lib/leak/audit-pools";

/** A problem by which a cluster is meant. */
export interface PinnedProblem {
  readonly id: string;
  readonly query: string;
  /** Of its cluster, where that is known. */
  readonly problems?: number;
  /** Where it is now, where that is known. */
  readonly pools?: readonly Pool[];
}

/** Guards whose hits are mended by pins; queries that are near are put together, and a product that is looked at blocks nothing. */
export const PINNED_GUARDS: readonly Guard[] = ["cluster", "gold", "recommended", "protected"];

/** The clusters that mend the hits, each once: of two that share a product both, so that they meet in one pool. */
export function clustersOf(hits: readonly GuardHit[]): readonly PinnedProblem[] {
  const found = new Map<string, PinnedProblem>();
  for (const { guard, a, b, cluster, between } of hits) {
    const pools = POOLS.filter((pool) => between.includes(pool));
    const one = pools.length === 1 ? { pools } : {};
    if (a.id !== null) found.set(cluster ?? a.id, { id: a.id, query: wordsOf(a), ...one });
    if (b && b.id !== null && guard !== "cluster" && !found.has(b.id)) found.set(b.id, { id: b.id, query: wordsOf(b) });
  }

  return [...found.values()];
}

/** The pool that is guarded most: what was trained on may be tested on no more, and the other way round. */
export function mendingPool(hits: readonly GuardHit[]): Pool | undefined {
  if (hits.some(({ guard }) => guard === "protected")) return "never_touch";

  return POOLS.findLast((pool) => hits.some(({ between }) => between.includes(pool)));
}

export function wordsOf({ name, query }: Pick<GuardHit["a"], "name" | "query">): string {
  return query === "" ? name : query;
}
