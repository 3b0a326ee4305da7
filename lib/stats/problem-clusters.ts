interface Clustered {
  readonly problem: string;
  readonly cluster?: string;
}

/** The cluster of a problem: by default it is one of its own. */
export function clusterOf({ problem, cluster }: Clustered): string {
  return cluster ?? problem;
}

/** Numbers the clusters of problems: what resampling knows each of them by. */
export function clusterNumbers(problems: readonly Clustered[]): (problem: Clustered) => number {
  const numbers = new Map([...new Set(problems.map(clusterOf))].map((name, at) => [name, at]));

  return (problem) => numbers.get(clusterOf(problem)) ?? 0;
}
