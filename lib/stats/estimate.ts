/** Bounds of a statistic, on its own scale. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** What there is less of than FEWEST_TO_SAY, and how much there is: without those that are counted, but say nothing of the rest. */
export interface Few {
  readonly of: "items" | "clusters";
  readonly count: number;
}

/** A statistic with what may be said about its certainty. */
export type Estimate =
  | {
      readonly kind: "estimated";
      readonly value: number;
      readonly interval: Interval;
      /** The items that the value rests on. */
      readonly n: number;
      readonly clusters: number;
      /** That the interval rests on; 0 where a formula gives it. */
      readonly resamples: number;
      /** What the reader has to know before trusting the interval. */
      readonly note?: string;
    }
  /** The value is arithmetic, but nothing may be concluded from it. */
  | {
      readonly kind: "too_few";
      readonly value: number;
      readonly n: number;
      readonly clusters: number;
      readonly reason: string;
      /** Absent where the reason is another one. */
      readonly few?: Few;
    }
  | { readonly kind: "undefined"; readonly n: number; readonly reason: string };

/** How much of the resampling distribution an interval covers. */
export const INTERVAL_SHARE = 0.95;

/**
 * Fewest items, and fewest clusters, from which anything is said: with nine items one changed answer moves percent
 * agreement by more than ten points, and intervals from resampling so few clusters are far too narrow.
 *
 * @see Cameron, Gelbach and Miller 2008, doi:10.1162/rest.90.3.414, on inference with few clusters
 */
export const FEWEST_TO_SAY = 10;

/** Resamples in which the statistic has no value are left out; with more of them than this there is no interval. */
export const MOST_UNDEFINED_SHARE = 0.05;
