import type { ClusterTally } from "./cluster-ratio";
import type { Estimate } from "./estimate";

/** One cluster (problem) of items that two raters answered, about one value. */
export interface HitTally {
  /** Items to which the measured rater gave the value. */
  readonly claimed: number;
  /** Items to which the reference gave it. */
  readonly given: number;
  /** Items to which both gave it. */
  readonly hits: number;
}

/** What a cluster adds to the share of hits among the items to which either gave the value (Jaccard). */
export function jaccardTally({ claimed, given, hits }: HitTally): ClusterTally {
  return { count: claimed + given - hits, sum: hits };
}

/**
 * F1 of one value over things that come in clusters, 2·hits / (claimed + given), from the share that
 * {@link jaccardTally} counts: it rises with that share, F1 = 2J / (1 + J), so the ends of its interval give those of F1,
 * as good near 0 and 1, and no resampling.
 *
 * @returns `n` is the items to which either gave the value; nothing where the share is nothing
 */
export function f1OfJaccard(jaccard: Estimate): Estimate {
  if (jaccard.kind === "undefined") return jaccard;

  const value = f1(jaccard.value);
  if (jaccard.kind === "too_few") return { ...jaccard, value };

  return { ...jaccard, value, interval: { low: f1(jaccard.interval.low), high: f1(jaccard.interval.high) } };
}

function f1(jaccard: number): number {
  return (2 * jaccard) / (1 + jaccard);
}
