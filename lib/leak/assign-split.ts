import { assignPools, POOLS, type Pool, type PoolShares } from "./assign-pools";

/** A problem as a split sees it. */
export interface SplitProblem {
  readonly key: string;
  /** Of its leak cluster. */
  readonly clusterKey: string;
  readonly bucket: string | null;
  readonly difficulty: string | null;
  readonly trajectories: number;
  /** The one with most of its trajectories; of equal ones the first by code units. */
  readonly miner: string | null;
  /** Where it is already: it stays there. */
  readonly pool?: Pool | undefined;
  /** It has its pool by a pin, its own or one that it followed. */
  readonly isPinned?: boolean;
}

export type SplitStratum = "bucket" | "difficulty" | "miner";

export interface SplitRecipe {
  readonly seed: number;
  readonly shares: PoolShares;
  readonly strata: readonly SplitStratum[];
  readonly weigh: "problems" | "trajectories";
}

/** Clusters of a kind, with how they are shared out. */
interface HeldStratum {
  readonly names: string[];
  readonly clusters: number;
  readonly problems: number;
  readonly pools: { readonly pool: Pool; readonly share: number }[];
}

export interface AssignedSplit {
  /** By place in the list of problems. */
  readonly pools: readonly Pool[];
  /** The largest of them, and how many there are. */
  readonly strata: HeldStratum[];
  readonly stratumCount: number;
}

/** More strata than a table is read through. */
const MOST_STRATA = 50;

/**
 * A pool for every problem, whole clusters at a time. A problem that has a pool keeps it; what comes to its cluster later
 * follows. Where people or later joins left a cluster in several pools, what comes follows most of it. The answer depends
 * on keys, never on the order of the problems or on ids.
 */
export function assignSplit(problems: readonly SplitProblem[], recipe: SplitRecipe): AssignedSplit {
  const clusters = [...clustersOf(problems)].map(([key, members]) => {
    const names = namesOf(members, recipe.strata);
    const pool = poolOf(members);
    const cluster = { key, weight: weightOf(members, recipe.weigh), stratum: JSON.stringify(names) };
    const isPinned = members.some((member) => member.isPinned === true);

    return { ...cluster, names, members, isPinned, ...(pool === undefined ? {} : { pool }) };
  });
  const assigned = assignPools(clusters, recipe.shares, recipe.seed);
  const pools = problems.map(({ pool, clusterKey }) => pool ?? assigned.get(clusterKey) ?? "train");

  return { pools, ...heldStrata(clusters, assigned) };
}

type Cluster = Pick<HeldStratum, "names"> & {
  readonly key: string;
  readonly weight: number;
  readonly stratum: string;
  readonly members: readonly SplitProblem[];
};

function clustersOf(problems: readonly SplitProblem[]): ReadonlyMap<string, readonly SplitProblem[]> {
  const clusters = new Map<string, SplitProblem[]>();
  for (const problem of problems) {
    const members = clusters.get(problem.clusterKey);
    if (members) members.push(problem);
    else clusters.set(problem.clusterKey, [problem]);
  }

  return clusters;
}

/** Of most of its problems that have one; of equal pools the one that is guarded more. */
function poolOf(members: readonly SplitProblem[]): Pool | undefined {
  const held = POOLS.map((pool) => ({ pool, count: members.filter((member) => member.pool === pool).length }));
  const most = held.reduce((best, other) => (other.count >= best.count ? other : best));

  return most.count === 0 ? undefined : most.pool;
}

function weightOf(members: readonly SplitProblem[], weigh: SplitRecipe["weigh"]): number {
  return weigh === "problems" ? members.length : members.reduce((sum, { trajectories }) => sum + trajectories, 0);
}

const UNNAMED: Readonly<Record<SplitStratum, string>> = {
  bucket: "no bucket",
  difficulty: "no difficulty",
  miner: "no miner",
};

/** What most of a cluster is, so that it is in one stratum as a whole; of equal values the first by code units. */
function namesOf(members: readonly SplitProblem[], strata: readonly SplitStratum[]): string[] {
  return strata.map((stratum) => {
    const counts = new Map<string, number>();
    for (const member of members) {
      const name = member[stratum] ?? UNNAMED[stratum];
      counts.set(name, (counts.get(name) ?? 0) + (stratum === "miner" ? member.trajectories : 1));
    }

    return [...counts].reduce((best, other) => (isMore(other, best) ? other : best))[0];
  });
}

function isMore([name, count]: readonly [string, number], [best, most]: readonly [string, number]): boolean {
  return count > most || (count === most && name < best);
}

function heldStrata(
  clusters: readonly Cluster[],
  assigned: ReadonlyMap<string, Pool>,
): Pick<AssignedSplit, "strata" | "stratumCount"> {
  const strata = new Map<string, Cluster[]>();
  for (const cluster of clusters) {
    const members = strata.get(cluster.stratum);
    if (members) members.push(cluster);
    else strata.set(cluster.stratum, [cluster]);
  }
  const held = [...strata.values()].map((members): HeldStratum => {
    const total = sum(members.map(({ weight }) => weight));
    const inPool = (pool: Pool) => sum(members.map(({ key, weight }) => (assigned.get(key) === pool ? weight : 0)));

    return {
      names: members[0]?.names ?? [],
      clusters: members.length,
      problems: sum(members.map((cluster) => cluster.members.length)),
      pools: POOLS.map((pool) => ({ pool, share: total === 0 ? 0 : inPool(pool) / total })),
    };
  });
  const ordered = held.toSorted((a, b) => b.problems - a.problems || (nameOf(a) < nameOf(b) ? -1 : 1));

  return { strata: ordered.slice(0, MOST_STRATA), stratumCount: held.length };
}

function nameOf({ names }: HeldStratum): string {
  return JSON.stringify(names);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
