import type { ClusterDetail, ClusterSummary } from "@/lib/contract/clusters";
import { POOLS } from "@/lib/leak/assign-pools";

/** The pools in which problems of one cluster are, by split, each in the order of pools. */
export function poolsOfSplits(
  problems: readonly Pick<ClusterDetail["problems"][number], "pools">[],
): ClusterSummary["pools"] {
  const held = new Map<string, Set<string>>();
  for (const { split, pool } of problems.flatMap(({ pools }) => pools)) {
    const known = held.get(split) ?? new Set();
    held.set(split, known.add(pool));
  }

  return [...held]
    .map(([split, pools]) => ({ split, pools: POOLS.filter((pool) => pools.has(pool)) }))
    .toSorted((a, b) => (a.split < b.split ? -1 : 1));
}
