import { createRng } from "@/lib/demo/rng";
import { wilsonWhereAlike } from "./alike-problems";
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
 * Where no problem succeeds sometimes it is 0, and its interval is Wilson's over the clusters of problems: what a problem
 * adds lies from 0 to 1. That is the bound of pass@k where nothing succeeds and of pass@1 where everything does, of which
 * headroom is the difference. Where each problem does one or the other those two bounds say less, as the shares rise and
 * fall together. With k = 1 it is 0 by what it means, and certain.
 *
 * @returns 0 to 1, with an interval from resampling clusters of problems; undefined where no problem has k rollouts
 */
export function headroom(problems: readonly ProblemTries[], { k, seed }: HeadroomOptions): Estimate {
  const sums = sumsOfKinds(withKinds(withTries(problems, k)), MEAN_WIDTH, (tries) => [
    [MEAN_COUNT, 1],
    [MEAN_SUM, gainOf(tries, k)],
  ]);

  const found = estimateMean(sums, `No problem has ${k} rollouts.`, createRng(seed, "headroom"));
  if (k > 1 || found.kind !== "estimated") return wilsonWhereAlike(found);

  return { ...found, note: "With one rollout it is 0 by what it means." };
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
