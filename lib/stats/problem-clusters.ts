import type { Tries } from "./pass-at-k";

interface Clustered {
  readonly problem: string;
  readonly cluster?: string;
}

/** The cluster of a problem: by default it is one of its own. */
export function clusterOf({ problem, cluster }: Clustered): string {
  return cluster ?? problem;
}

/** Problems with the cluster and the kind that sumsOfKinds asks for: those with the same counts are of one kind. */
export function withKinds<Problem extends Clustered & Tries>(
  problems: readonly Problem[],
): readonly (Tries & { readonly cluster: string; readonly kind: number })[] {
  const most = problems.reduce((known, { rollouts }) => Math.max(known, rollouts), 0);

  return problems.map((problem) => {
    const { rollouts, successes } = problem;
    return { rollouts, successes, cluster: clusterOf(problem), kind: rollouts * (most + 1) + successes };
  });
}
