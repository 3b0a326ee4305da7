import type { Estimate } from "@/lib/contract/queues";
import type { Estimate as StatEstimate } from "@/lib/stats/estimate";

/** A statistic as screens show it: with its interval and what has to be known of it, or with why there is none. */
export function shownEstimate(estimate: StatEstimate): Estimate {
  switch (estimate.kind) {
    case "estimated": {
      const { value, interval, n, note } = estimate;
      return { value, low: interval.low, high: interval.high, n, ...(note === undefined ? {} : { note }) };
    }
    case "too_few": {
      const { reason, n, few } = estimate;
      return { value: null, reason, n, ...(few === undefined ? {} : { few }) };
    }
    case "undefined":
      return { value: null, reason: estimate.reason, n: estimate.n };
  }
}

/**
 * A figure as screens show it, or the share of the same things in its place where they are too few: then it is beside the
 * point that the figure is not defined, because they all have one value.
 */
export function shownUnlessTooFew(share: StatEstimate, figure: StatEstimate): Estimate {
  return shownEstimate(share.kind === "too_few" && figure.kind === "undefined" ? share : figure);
}
