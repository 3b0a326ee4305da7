import type { Estimate } from "@/lib/contract/queues";
import type { Estimate as StatEstimate } from "@/lib/stats/estimate";

/** A statistic as screens show it: with its interval, or with why there is none. */
export function shownEstimate(estimate: StatEstimate): Estimate {
  switch (estimate.kind) {
    case "estimated":
      return { value: estimate.value, low: estimate.interval.low, high: estimate.interval.high, n: estimate.n };
    case "too_few": {
      const { reason, n, few } = estimate;
      return { value: null, reason, n, ...(few === undefined ? {} : { few }) };
    }
    case "undefined":
      return { value: null, reason: estimate.reason, n: estimate.n };
  }
}
