import type { ClusterSummary } from "@/lib/contract/clusters";
import type { Pool } from "@/lib/leak/assign-pools";

type Pools = ClusterSummary["pools"];

export interface TornSplit {
  readonly split: string;
  readonly own: readonly Pool[];
  readonly other: readonly Pool[];
}

/**
 * Splits that have both of two clusters, and would have them in several pools once they are one: a join moves no problem.
 * Where one of them is in all of those pools already, it was torn before, and the join is not what tears it.
 */
export function tornByJoin(own: Pools, other: Pools): readonly TornSplit[] {
  return own.flatMap(({ split, pools }) => {
    const theirs = other.find((one) => one.split === split)?.pools ?? [];
    if (theirs.length === 0) return [];
    const together = new Set([...pools, ...theirs]);

    return together.size > Math.max(pools.length, theirs.length) ? [{ split, own: pools, other: theirs }] : [];
  });
}
