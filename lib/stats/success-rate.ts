import { createRng } from "@/lib/demo/rng";
import { wilsonWhereAlike } from "./alike-problems";
import type { Estimate } from "./estimate";
import { estimateMean, MEAN_COUNT, MEAN_SUM, MEAN_WIDTH } from "./estimate-mean";
import { type ProblemTries, passCurve } from "./pass-curve";
import { withKinds } from "./problem-clusters";
import { sumsOfKinds } from "./sums-of-kinds";

/**
 * Share of rollouts that succeeded, over all problems together: the success rate of a run (domain 2.1). Where every
 * problem has as many rollouts it is pass@1, which counts problems alike instead of rollouts. Where none succeeded or all
 * did its interval is Wilson's over the clusters of problems, as that of pass@1 is.
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

  const sums = sumsOfKinds(withKinds(problems), MEAN_WIDTH, ({ rollouts, successes }) => [
    [MEAN_COUNT, rollouts],
    [MEAN_SUM, successes],
  ]);
  const rate = estimateMean(sums, "There are no rollouts.", createRng(seed, "success rate"));

  return wilsonWhereAlike({ ...rate, n: problems.length });
}
