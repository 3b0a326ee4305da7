import type { Agreement } from "@/lib/stats/agreement";
import type { Score } from "@/lib/stats/classification-scores";
import type { Estimate } from "@/lib/stats/estimate";
import { withNoun } from "./figure-cells";

/** Statistics that need exactly two raters. */
export type TwoRaterStatistics = Readonly<Record<"cohenKappa" | "quadraticKappa" | "accuracy" | Score, Estimate>>;

/** The statistics of two raters; each undefined, with the reason, when there are not exactly two. */
export function twoRaterStatistics(agreement: Agreement): TwoRaterStatistics {
  if (agreement.comparison !== undefined) return agreement.comparison;

  const none: Estimate = { kind: "undefined", n: 0, reason: whyNotTwo(agreement) };
  return {
    cohenKappa: none,
    quadraticKappa: none,
    accuracy: none,
    precision: none,
    recall: none,
    f1: none,
    specificity: none,
    balancedAccuracy: none,
  };
}

/** Why there is no comparison of two raters. */
export function whyNotTwo({ raters, anonymousRatings }: Pick<Agreement, "raters" | "anonymousRatings">): string {
  if (anonymousRatings > 0) {
    return `This compares two raters with ids; ${withNoun(anonymousRatings, "rating")} ${anonymousRatings === 1 ? "has" : "have"} no rater id.`;
  }
  if (raters < 2) return "This compares two raters; the file has one.";

  return `This compares two raters; the file has ${raters.toLocaleString("en")}, see the pairs.`;
}
