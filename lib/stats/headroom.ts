import { createRng } from "@/lib/demo/rng";
import type { Estimate } from "./estimate";
import { estimateMean, MEAN_COUNT, MEAN_SUM, MEAN_WIDTH } from "./estimate-mean";
import { passAtK, type Tries } from "./pass-at-k";
import type { ProblemTries } from "./pass-curve";
import { withKinds } from "./problem-clusters";
import { sumsOfKinds } from "./sums-of-kinds";

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
  const sums = sumsOfKinds(withKinds(withTries(problems, k)), MEAN_WIDTH, (tries) => [
    [MEAN_COUNT, 1],
    [MEAN_SUM, gainOf(tries, k)],
  ]);

  return estimateMean(sums, `No problem has ${k} rollouts.`, createRng(seed, "headroom"));
}

/** The same without an interval; undefined where no problem has k rollouts. */
export function meanHeadroom(problems: readonly ProblemTries[], k: number): number | undefined {
  const counted = withTries(problems, k);

  return counted.length === 0 ? undefined : counted.reduce((sum, tries) => sum + gainOf(tries, k), 0) / counted.length;
}

function withTries(problems: readonly ProblemTries[], k: number): readonly ProblemTries[] {
  return problems.filter(({ rollouts }) => rollouts >= k);
}

function gainOf(tries: Tries, k: number): number {
  return passAtK(tries, k) - passAtK(tries, 1);
}
