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
