import type { ClusterSummary } from "@/lib/contract/clusters";
import type { Pool } from "@/lib/leak/assign-pools";

type Pools = ClusterSummary["pools"];

export interface TornSplit {
  readonly split: string;
  readonly own: readonly Pool[];
  readonly other: readonly Pool[];
}

/** Splits that have both of two clusters, and would have them in several pools once they are one: a join moves no problem. */
export function tornByJoin(own: Pools, other: Pools): readonly TornSplit[] {
  return own.flatMap(({ split, pools }) => {
    const theirs = other.find((one) => one.split === split)?.pools ?? [];
    const isTorn = theirs.length > 0 && new Set([...pools, ...theirs]).size > 1;

    return isTorn ? [{ split, own: pools, other: theirs }] : [];
  });
}
