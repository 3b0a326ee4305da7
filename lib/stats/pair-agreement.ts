import { createRng } from "@/lib/demo/rng";
import { classCounts } from "./class-counts";
import { accuracy } from "./classification-scores";
import { cohenKappa, quadraticKappa } from "./cohen-kappa";
import { confusionOf, shownMatrix } from "./confusion";
import type { Estimate } from "./estimate";
import { estimateAll } from "./estimate-all";
import type { RaterPair } from "./rater-pairs";
import type { ValueScale } from "./value-scale";

/** Agreement of two raters on the items that both rated. */
export interface PairAgreement {
  readonly raters: readonly [string, string];
  /** The values that either rater used, in the order of the scale. */
  readonly values: readonly string[];
  /** Rows are the first rater's answers, columns the other's; undefined for more values than a reader can take in. */
  readonly matrix: readonly (readonly number[])[] | undefined;
  readonly percentAgreement: Estimate;
  readonly cohenKappa: Estimate;
  readonly quadraticKappa: Estimate;
}

/**
 * Agreement of each pair of raters. The pairs share the budget of one call, and each has randomness of its own, so that
 * a further rater leaves the intervals of the others alone.
 *
 * @param options - seed and budget of the resampling
 */
export function pairAgreements(
  pairs: readonly RaterPair[],
  scale: ValueScale,
  { seed, budget }: { readonly seed: number; readonly budget: number },
): readonly PairAgreement[] {
  return pairs.map(({ reference, other, pairs: rated }) => {
    const confusion = confusionOf(rated, scale);
    const weightedKappa = quadraticKappa(confusion);
    const estimate = estimateAll(confusion.sums, [accuracy, cohenKappa, weightedKappa], {
      prepare: (totals) => classCounts(confusion, totals),
      rng: createRng(seed, JSON.stringify([reference, other])),
      budget: budget / pairs.length,
    });

    return {
      raters: [reference, other],
      values: confusion.values,
      matrix: shownMatrix(confusion),
      percentAgreement: estimate(accuracy),
      cohenKappa: estimate(cohenKappa),
      quadraticKappa: estimate(weightedKappa),
    };
  });
}
