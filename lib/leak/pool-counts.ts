import { POOLS, type Pool } from "./assign-pools";

/** A problem of a split with what is shown of it. */
interface CountedProblem {
  readonly clusterKey: string;
  readonly pool: Pool;
  readonly trajectories: number;
  readonly approved: number;
}

interface PoolCount {
  readonly pool: Pool;
  readonly problems: number;
  readonly clusters: number;
  readonly trajectories: number;
  readonly approved: number;
  /** Of all, by what the split weighs. */
  readonly share: number;
}

/** What each pool holds; a pool that holds nothing has its line too. */
export function poolCounts(problems: readonly CountedProblem[], weigh: "problems" | "trajectories"): PoolCount[] {
  const counts = POOLS.map((pool) => {
    const own = problems.filter((problem) => problem.pool === pool);

    return {
      pool,
      problems: own.length,
      clusters: new Set(own.map(({ clusterKey }) => clusterKey)).size,
      trajectories: own.reduce((sum, { trajectories }) => sum + trajectories, 0),
      approved: own.reduce((sum, { approved }) => sum + approved, 0),
    };
  });
  const total = counts.reduce((sum, count) => sum + count[weigh], 0);

  return counts.map((count) => ({ ...count, share: total === 0 ? 0 : count[weigh] / total }));
}
