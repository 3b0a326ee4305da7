import { createRng } from "@/lib/demo/rng";
import { createClusterSums } from "./cluster-sums";
import type { Estimate } from "./estimate";
import { estimateAll, type Statistic } from "./estimate-all";
import { type ProblemTries, passCurve } from "./pass-curve";
import { share } from "./point";
import { clusterNumbers } from "./problem-clusters";

/**
 * Share of rollouts that succeeded, over all problems together: the success rate of a run (domain 2.1). Where every
 * problem has as many rollouts it is pass@1, which counts problems alike instead of rollouts.
 *
 * @returns with the number of problems as n, as every figure of a run
 * @param seed - of the resampling of clusters of problems behind the interval
 */
export function successRate(problems: readonly ProblemTries[], seed: number): Estimate {
  const [first] = problems;
  if (first !== undefined && problems.every(({ rollouts }) => rollouts === first.rollouts)) {
    const [point] = passCurve(problems, { ks: [1], seed });
    if (point !== undefined) return point.passAtK;
  }

  const clusterNumber = clusterNumbers(problems);
  const builder = createClusterSums();
  for (const tries of problems) {
    const cluster = clusterNumber(tries);
    builder.add(cluster, 0, tries.rollouts);
    builder.add(cluster, 1, tries.successes);
  }
  const rng = createRng(seed, "success rate");

  const rate = estimateAll(builder.build(2), [RATE], { prepare: (totals) => totals, rng })(RATE);

  return { ...rate, n: problems.length };
}

const RATE: Statistic<Float64Array> = (totals) => share(totals[1] ?? 0, totals[0] ?? 0, "There are no rollouts.");
