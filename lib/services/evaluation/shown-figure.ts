import type { Figure } from "@/lib/contract/evaluation";
import type { Estimate } from "@/lib/stats/estimate";

/** A statistic with its interval, or with why there is none; its value is kept. */
export function shownFigure(estimate: Estimate): Figure {
  switch (estimate.kind) {
    case "undefined":
      return { value: null, reason: estimate.reason };
    case "too_few":
      return { value: estimate.value, interval: null, n: estimate.n, resamples: 0, note: estimate.reason };
    case "estimated": {
      const { value, interval, n, resamples, note } = estimate;
      return { value, interval: [interval.low, interval.high], n, resamples, note: note ?? null };
    }
  }
}
