import { createRng } from "@/lib/demo/rng";
import { createClusterSums } from "./cluster-sums";
import type { Estimate } from "./estimate";
import { estimateAll, type Statistic } from "./estimate-all";
import { passAtK } from "./pass-at-k";
import type { ProblemTries } from "./pass-curve";
import { share } from "./point";
import { clusterNumbers } from "./problem-clusters";

export interface HeadroomOptions {
  readonly k: number;
  /** Of the resampling; the same one gives the same interval. */
  readonly seed: number;
}

/**
 * How much more k rollouts solve than one: pass@k − pass@1 as a mean over the problems with at least k rollouts. With k
 * above 1 it is made up by the problems that succeed sometimes, 0 < c < n: where the right answer is among the tries
 * but not always the first.
 *
 * @returns 0 to 1, with an interval from resampling clusters of problems; undefined where no problem has k rollouts
 */
export function headroom(problems: readonly ProblemTries[], { k, seed }: HeadroomOptions): Estimate {
  const counted = problems.filter(({ rollouts }) => rollouts >= k);
  const clusterNumber = clusterNumbers(counted);
  const builder = createClusterSums();
  for (const tries of counted) {
    const cluster = clusterNumber(tries);
    builder.add(cluster, 0, 1);
    builder.add(cluster, 1, passAtK(tries, k) - passAtK(tries, 1));
  }
  const mean: Statistic<Float64Array> = (totals) =>
    share(totals[1] ?? 0, totals[0] ?? 0, `No problem has ${k} rollouts.`);

  return estimateAll(builder.build(2), [mean], {
    prepare: (totals) => totals,
    rng: createRng(seed, "headroom"),
  })(mean);
}
