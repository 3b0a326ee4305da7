import { createRng } from "@/lib/demo/rng";
import { createClusterSums } from "./cluster-sums";
import type { Estimate } from "./estimate";
import { estimateAll, type Statistic } from "./estimate-all";
import { type ProblemTries, passCurve } from "./pass-curve";
import { share } from "./point";

/**
 * Share of rollouts that succeeded, over all problems together: the success rate of a run (domain 2.1). Where every
 * problem has as many rollouts it is pass@1, which counts problems alike instead of rollouts.
 *
 * @param seed - of the resampling of clusters of problems behind the interval
 */
export function successRate(problems: readonly ProblemTries[], seed: number): Estimate {
  const [first] = problems;
  if (first !== undefined && problems.every(({ rollouts }) => rollouts === first.rollouts)) {
    const [point] = passCurve(problems, { ks: [1], seed });
    if (point !== undefined) return point.passAtK;
  }

  const clusters = new Map([...new Set(problems.map(clusterOf))].map((name, at) => [name, at]));
  const builder = createClusterSums();
  for (const tries of problems) {
    const cluster = clusters.get(clusterOf(tries)) ?? 0;
    builder.add(cluster, 0, tries.rollouts);
    builder.add(cluster, 1, tries.successes);
  }
  const rng = createRng(seed, "success rate");

  return estimateAll(builder.build(2), [RATE], { prepare: (totals) => totals, rng })(RATE);
}

const RATE: Statistic<Float64Array> = (totals) => share(totals[1] ?? 0, totals[0] ?? 0, "There are no rollouts.");

function clusterOf({ problem, cluster }: ProblemTries): string {
  return cluster ?? problem;
}
