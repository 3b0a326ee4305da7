import { createRng } from "@/lib/demo/rng";

/** Parts of a split, from the one that gives most to the one that is guarded most. */
export const POOLS = ["train", "validation", "test", "never_touch"] as const;
export type Pool = (typeof POOLS)[number];

/** A leak cluster to assign. */
export interface PoolCluster {
  readonly key: string;
  /** What the shares are counted in: its problems, or its trajectories. */
  readonly weight: number;
  /** Clusters of a kind, each of which is shared out by itself: bucket, difficulty and miner as one text. */
  readonly stratum: string;
  /** Where it is already, by a person or by an earlier split: it stays there. */
  readonly pool?: Pool;
}

/** Shares of the pools, of any sum above 0; a pool without one gets nothing new. */
export type PoolShares = Readonly<Partial<Record<Pool, number>>>;

/**
 * A pool for each cluster. Within a stratum the clusters that have none come by weight, equal ones in an order of the
 * seed, and each goes where most is missing of the pool's share. What has a pool keeps it and counts, so a corpus that
 * grows never moves a cluster. The answer depends on the clusters and the seed, not on their order.
 *
 * @throws RangeError when a share is negative or their sum is not above 0, or two clusters have one key
 */
export function assignPools(
  clusters: readonly PoolCluster[],
  shares: PoolShares,
  seed: number,
): ReadonlyMap<string, Pool> {
  const wanted = shareOf(shares);
  if (new Set(clusters.map(({ key }) => key)).size < clusters.length)
    throw new RangeError("Two clusters have one key.");

  const assigned = new Map<string, Pool>();
  for (const [stratum, members] of byStratum(clusters)) {
    const held = new Map<Pool, number>();
    const put = (key: string, pool: Pool, weight: number) => {
      assigned.set(key, pool);
      held.set(pool, (held.get(pool) ?? 0) + weight);
    };
    for (const { key, pool, weight } of members) if (pool !== undefined) put(key, pool, weight);

    const total = members.reduce((sum, { weight }) => sum + weight, 0);
    for (const { key, weight } of inTurn(members, seed, stratum)) {
      const missing = (pool: Pool) => (wanted.get(pool) ?? 0) * total - (held.get(pool) ?? 0);
      const pool = [...wanted.keys()].reduce((best, other) => (missing(other) > missing(best) ? other : best));
      put(key, pool, weight);
    }
  }

  return assigned;
}

function shareOf(shares: PoolShares): ReadonlyMap<Pool, number> {
  const given = POOLS.map((pool) => [pool, shares[pool] ?? 0] as const);
  const sum = given.reduce((total, [, share]) => total + share, 0);
  if (given.some(([, share]) => !(share >= 0)) || !(sum > 0)) {
    throw new RangeError("Shares of pools are numbers from 0, and one of them is above 0.");
  }

  return new Map(given.filter(([, share]) => share > 0).map(([pool, share]) => [pool, share / sum]));
}

function byStratum(clusters: readonly PoolCluster[]): ReadonlyMap<string, readonly PoolCluster[]> {
  const strata = new Map<string, PoolCluster[]>();
  for (const cluster of clusters) {
    const members = strata.get(cluster.stratum);
    if (members) members.push(cluster);
    else strata.set(cluster.stratum, [cluster]);
  }

  return strata;
}

/** Those without a pool, the heaviest first: what is small evens out what is large. */
function inTurn(members: readonly PoolCluster[], seed: number, stratum: string): readonly PoolCluster[] {
  const open = members.filter(({ pool }) => pool === undefined).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const shuffled = createRng(seed, `pools ${stratum}`).sample(open, open.length);

  return shuffled.toSorted((a, b) => b.weight - a.weight);
}
