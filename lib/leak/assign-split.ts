import { assignPools, POOLS, type Pool, type PoolShares } from "./assign-pools";
import { type SplitStratum, type StratumProblem, stratumName } from "./held-strata";

/** A problem as a split sees it. */
export interface SplitProblem extends StratumProblem {
  readonly key: string;
  /** Of its leak cluster. */
  readonly clusterKey: string;
  readonly trajectories: number;
  /** Where it is already: it stays there. */
  readonly pool?: Pool | undefined;
  /** It has its pool by a pin, its own or one that it followed. */
  readonly isPinned?: boolean;
}

export interface SplitRecipe {
  readonly seed: number;
  readonly shares: PoolShares;
  readonly strata: readonly SplitStratum[];
  readonly weigh: "problems" | "trajectories";
}

export interface AssignedSplit {
  /** By place in the list of problems. */
  readonly pools: readonly Pool[];
}

/**
 * A pool for every problem, whole clusters at a time. A problem that has a pool keeps it; what comes to its cluster later
 * follows. Where people or later joins left a cluster in several pools, what comes follows most of it. The answer depends
 * on keys, never on the order of the problems or on ids.
 */
export function assignSplit(problems: readonly SplitProblem[], recipe: SplitRecipe): AssignedSplit {
  const clusters = [...clustersOf(problems)].map(([key, members]) => {
    const stratum = JSON.stringify(namesOf(members, recipe.strata));
    const pool = poolOf(members);
    const cluster = { key, weight: weightOf(members, recipe.weigh), stratum };
    const isPinned = members.some((member) => member.isPinned === true);

    return { ...cluster, isPinned, ...(pool === undefined ? {} : { pool }) };
  });
  const assigned = assignPools(clusters, recipe.shares, recipe.seed);

  return { pools: problems.map(({ pool, clusterKey }) => pool ?? assigned.get(clusterKey) ?? "train") };
}

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

/** What most of a cluster is, so that it is in one stratum as a whole; of equal values the first by code units. */
function namesOf(members: readonly SplitProblem[], strata: readonly SplitStratum[]): string[] {
  return strata.map((stratum) => {
    const counts = new Map<string, number>();
    for (const member of members) {
      const name = stratumName(member, stratum);
      counts.set(name, (counts.get(name) ?? 0) + (stratum === "miner" ? member.trajectories : 1));
    }

    return [...counts].reduce((best, other) => (isMore(other, best) ? other : best))[0];
  });
}

function isMore([name, count]: readonly [string, number], [best, most]: readonly [string, number]): boolean {
  return count > most || (count === most && name < best);
}
