import { formatPercent } from "@/components/ui/format-number";
import type { PreviewSplit } from "@/lib/contract/splits";
import { POOLS, type Pool } from "@/lib/leak/assign-pools";
import { POOL_LOOK } from "./pool-look";

type Shares = PreviewSplit["shares"];

/** The part of the whole that each pool is to get: shares are of any sum. */
export function wantedShare(shares: Shares, pool: Pool): number {
  const sum = POOLS.reduce((total, one) => total + shares[one], 0);

  return sum > 0 ? shares[pool] / sum : 0;
}

/** What is said of each pool that is to get a share and has no problem, where others have some. */
export function emptyPoolWords(
  pools: readonly { readonly pool: Pool; readonly problems: number }[],
  shares: Shares,
): readonly string[] {
  if (pools.every(({ problems }) => problems === 0)) return [];

  return pools
    .filter(({ pool, problems }) => problems === 0 && wantedShare(shares, pool) > 0)
    .map(
      ({ pool }) =>
        `${POOL_LOOK[pool].name} is empty: it is to get ${formatPercent(wantedShare(shares, pool))}, and no cluster fell to it. A larger share, fewer strata or a pin would fill it.`,
    );
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
