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
  /** A person gave it that pool: the others do not make up for it. */
  readonly isPinned?: boolean;
}

/** Shares of the pools, of any sum above 0; a pool without one gets nothing new. */
export type PoolShares = Readonly<Partial<Record<Pool, number>>>;

/** The part of the whole that a pool is to get, 0 to 1: shares are of any sum, and while a person enters them of none. */
export function wantedShare(shares: Readonly<Record<string, number>>, pool: string): number {
  const sum = Object.values(shares).reduce((total, share) => total + share, 0);

  return sum > 0 ? (shares[pool] ?? 0) / sum : 0;
}

/**
 * A pool for each cluster. Within a stratum the clusters that have none come by weight, equal ones in an order of the
 * seed, and each goes where most is missing of the pool's share; where two pools miss as much but for one cluster, what
 * the strata before had to round decides, so that the shares hold over strata of few clusters, too, and over growths that
 * each bring such a stratum. What has a pool keeps it and counts, so a corpus that grows never moves a cluster. The
 * answer depends on the clusters and the seed, not on their order.
 *
 * @throws RangeError when a share is negative or their sum is not above 0, or two clusters have one key
 */
export function assignPools(
  clusters: readonly PoolCluster[],
  shares: PoolShares,
  seed: number,
): ReadonlyMap<string, Pool> {
  const wanted = sharesOf(shares);
  if (new Set(clusters.map(({ key }) => key)).size < clusters.length)
    throw new RangeError("Two clusters have one key.");

  const assigned = new Map<string, Pool>();
  const strata = byStratum(clusters, seed);
  const carried = roundedBefore(strata, wanted);
  for (const [stratum, members] of strata) {
    for (const { key, pool } of members) if (pool !== undefined) assigned.set(key, pool);

    const missing = missingOf(members, wanted);
    for (const { key, weight } of inTurn(members, seed, stratum)) {
      const most = Math.max(...missing.values());
      const open = [...missing].filter(([, own]) => own === most || own > most - weight + ROUNDING);
      const scored = open.map(([pool, own]) => ({ pool, score: own + (carried.get(pool) ?? 0) }));
      const { pool } = scored.reduce((best, other) => (other.score > best.score ? other : best));
      assigned.set(key, pool);
      missing.set(pool, (missing.get(pool) ?? 0) - weight);
    }
    for (const [pool, own] of missing) carried.set(pool, (carried.get(pool) ?? 0) + own);
  }

  return assigned;
}

type Share = readonly [pool: Pool, share: number];
type Stratum = readonly [name: string, members: readonly PoolCluster[]];

/** More than sums of shares differ by, and less than any weight. */
const ROUNDING = 1e-9;

function sharesOf(shares: PoolShares): readonly Share[] {
  const given = POOLS.map((pool) => [pool, shares[pool] ?? 0] as const);
  const sum = given.reduce((total, [, share]) => total + share, 0);
  if (given.some(([, share]) => !(share >= 0)) || !(sum > 0)) {
    throw new RangeError("Shares of pools are numbers from 0, and one of them is above 0.");
  }

  return given.filter(([, share]) => share > 0);
}

/**
 * What each pool is still to get of a stratum, together the weight of what has no pool. A pool that holds more than its
 * part already, or has no share, gets nothing, and the others share by their shares what it does not hold.
 */
function missingOf(members: readonly PoolCluster[], wanted: readonly Share[]): Map<Pool, number> {
  const heldBy = (pool: Pool) => weightOf(members.filter((member) => member.pool === pool));
  const held = new Map(POOLS.map((pool) => [pool, heldBy(pool)]));
  const missingIn = (sharing: readonly Share[]): Map<Pool, number> => {
    const others = POOLS.filter((pool) => !sharing.some(([one]) => one === pool));
    const room = weightOf(members) - others.reduce((sum, pool) => sum + (held.get(pool) ?? 0), 0);
    const total = sharing.reduce((sum, [, share]) => sum + share, 0);
    const missing = new Map(
      sharing.map(([pool, share]) => [pool, (room * share) / total - (held.get(pool) ?? 0)] as const),
    );
    const lacking = sharing.filter(([pool]) => (missing.get(pool) ?? 0) > -ROUNDING);

    return lacking.length === 0 || lacking.length === sharing.length ? missing : missingIn(lacking);
  };

  return missingIn(wanted);
}

/**
 * What each pool lacks of the strata that are wholly held, pinned clusters aside: these were shared out before, and give
 * nothing to share out now that would tell of it.
 */
function roundedBefore(strata: readonly Stratum[], wanted: readonly Share[]): Map<Pool, number> {
  const held = strata.filter(([, members]) => members.every(({ pool }) => pool !== undefined));
  const own = held.flatMap(([, members]) => members.filter(({ isPinned }) => isPinned !== true));
  const total = wanted.reduce((sum, [, share]) => sum + share, 0);

  return new Map(
    wanted.map(([pool, share]) => {
      const has = weightOf(own.filter((cluster) => cluster.pool === pool));
      return [pool, (weightOf(own) * share) / total - has];
    }),
  );
}

function weightOf(clusters: readonly PoolCluster[]): number {
  return clusters.reduce((sum, { weight }) => sum + weight, 0);
}

/** In an order of the seed, so that it is not always the same stratum that makes up for the others. */
function byStratum(clusters: readonly PoolCluster[], seed: number): readonly Stratum[] {
  const strata = new Map<string, PoolCluster[]>();
  for (const cluster of clusters) {
    const members = strata.get(cluster.stratum);
    if (members) members.push(cluster);
    else strata.set(cluster.stratum, [cluster]);
  }
  const named = [...strata].toSorted(([a], [b]) => (a < b ? -1 : 1));

  return createRng(seed, "strata").sample(named, named.length);
}

/** Those without a pool, the heaviest first: what is small evens out what is large. */
function inTurn(members: readonly PoolCluster[], seed: number, stratum: string): readonly PoolCluster[] {
  const open = members.filter(({ pool }) => pool === undefined).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const shuffled = createRng(seed, `pools ${stratum}`).sample(open, open.length);

  return shuffled.toSorted((a, b) => b.weight - a.weight);
}
