import { INTERVAL_SHARE, type Interval, MOST_UNDEFINED_SHARE } from "./estimate";
import { nthValue } from "./nth-value";

/** Values of one statistic in many resamples; the first `count` are set, in the others it had none. */
export interface Resampled {
  readonly values: Float64Array;
  readonly count: number;
  readonly resamples: number;
}

export type FoundInterval =
  | { readonly kind: "found"; readonly interval: Interval; readonly note?: string }
  | { readonly kind: "too_few"; readonly reason: string };

/**
 * The middle share of the resampled values, by nearest rank.
 *
 * @returns too few when the statistic had no value in many of the resamples: an answer is then so rare that the rest
 * would be a biased selection. A note when all values are the same, which resampling cannot tell from certainty.
 */
export function percentileInterval({ values, count, resamples }: Resampled): FoundInterval {
  const missing = 1 - count / resamples;
  if (missing > MOST_UNDEFINED_SHARE) {
    const percent = (missing * 100).toFixed(0);
    return {
      kind: "too_few",
      reason: `Too few to say: in ${percent} % of the resamples it has no value, because an answer is rare.`,
    };
  }

  const found = values.slice(0, count);
  const tail = (1 - INTERVAL_SHARE) / 2;
  const low = nthValue(found, Math.floor(tail * count));
  const high = nthValue(found, Math.ceil((1 - tail) * count) - 1);
  const interval = { low, high };
  if (found.some((value) => value !== low)) return { kind: "found", interval };

  return {
    kind: "found",
    interval,
    note: "Every resample gives the same value: the interval says nothing about chance.",
  };
}
