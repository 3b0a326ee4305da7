import type { Estimate } from "./estimate";
import { wilsonInterval } from "./wilson";

/**
 * The estimate of a mean over problems of what lies from 0 to 1. Where it is 0 or 1 all problems are alike, resampling
 * would claim certainty, and Wilson's formula takes its place over the clusters. That is cautious for what is more than a
 * yes or no: nothing from 0 to 1 varies more than a yes or no with the same mean.
 *
 * @returns any other estimate as it is
 */
export function wilsonWhereAlike(estimate: Estimate): Estimate {
  if (estimate.kind !== "estimated" || (estimate.value !== 0 && estimate.value !== 1)) return estimate;

  return {
    ...estimate,
    interval: wilsonInterval(estimate.value, estimate.clusters),
    resamples: 0,
    note: "All problems are alike: the interval is Wilson's over them.",
  };
}
