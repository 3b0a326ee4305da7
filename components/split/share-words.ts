import { formatPercent } from "@/components/ui/format-number";
import type { PreviewSplit } from "@/lib/contract/splits";
import { type Pool, wantedShare } from "@/lib/leak/assign-pools";
import { POOL_LOOK } from "./pool-look";

type Shares = PreviewSplit["shares"];

/**
 * What is said of each pool that is to get a share and has no problem, where others have some.
 *
 * @param advice - what would fill it, where it is said
 */
export function emptyPoolWords(
  pools: readonly { readonly pool: Pool; readonly problems: number }[],
  shares: Shares,
  advice: string,
): readonly string[] {
  if (pools.every(({ problems }) => problems === 0)) return [];

  return pools
    .filter(({ pool, problems }) => problems === 0 && wantedShare(shares, pool) > 0)
    .map(
      ({ pool }) =>
        `${POOL_LOOK[pool].name} is empty: it is to get ${formatPercent(wantedShare(shares, pool))}, and no cluster is in it. ${advice}`,
    );
}

/** Before a split is made: its shares and strata can be others, and there are no pins yet. */
export function fillsBefore(strata: PreviewSplit["strata"]): string {
  return `A larger share${strata.length > 0 ? " or fewer strata" : ""} may fill it, and so does a pin once the split is made.`;
}

/** Of a split that is made, whose shares and strata are fixed: what waits may still fall to the pool. */
export function fillsAfter(waiting: number, who: "may change it" | "reads it"): string {
  if (who === "may change it")
    return waiting > 0 ? "Growing the split may fill it, and a pin does." : "A pin fills it.";

  return `A lead can ${waiting > 0 ? "grow the split, which may fill it, or " : ""}pin a cluster to it.`;
}

/** "within each bucket and difficulty", or that there are none. */
export function strataWords(strata: PreviewSplit["strata"]): string {
  if (strata.length === 0) return "over the whole corpus";
  const before = strata.slice(0, -1);

  return `within each ${before.length === 0 ? "" : `${before.join(", ")} and `}${strata.at(-1)}`;
}

/** How problems are counted in strata: clusters are not torn, so a cluster may hold problems of several. */
export function strataNote(strata: PreviewSplit["strata"]): string {
  const miner = strata.includes("miner") ? " A problem’s miner is the one with most of its trajectories." : "";

  return `A mixed cluster counts in each of its kinds and is placed by its commonest.${miner}`;
}
