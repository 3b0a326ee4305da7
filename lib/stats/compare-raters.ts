import type { Rng } from "@/lib/demo/rng";
import { type ClassCounts, classCounts } from "./class-counts";
import { accuracy, meanScore, SCORES, type Score, valueScore } from "./classification-scores";
import { cohenKappa, quadraticKappa } from "./cohen-kappa";
import { type Confusion, shownMatrix } from "./confusion";
import type { Estimate } from "./estimate";
import { estimateAll, type Statistic } from "./estimate-all";
import { clustersOfScore } from "./score-clusters";

/** How one rater's answers stand to those of a reference. */
export interface Comparison extends Readonly<Record<Score, Estimate>> {
  readonly values: readonly string[];
  /** Rows are the reference's answers, columns the other's; undefined for more values than a reader can take in. */
  readonly matrix: readonly (readonly number[])[] | undefined;
  /** The value that the scores are about; undefined when they are means over the values that the reference gave. */
  readonly positive: string | undefined;
  readonly accuracy: Estimate;
  readonly cohenKappa: Estimate;
  readonly quadraticKappa: Estimate;
}

export interface CompareOptions {
  /** The value that precision and the like are about; undefined asks for means over the values. */
  readonly positive: string | undefined;
  readonly rng: Rng;
  readonly budget?: number;
}

/**
 * Measures one rater against a reference, such as a judge against people.
 *
 * @returns every score with its interval, all on the same resamples of clusters. A score of one value is too few to say
 * also where the items that it divides by are of few clusters; a mean over the values rests on all items.
 */
export function compareRaters(confusion: Confusion, { positive, rng, budget }: CompareOptions): Comparison {
  const { values } = confusion;
  const statistic = (score: Score) =>
    positive === undefined ? meanScore(score, values) : valueScore(score, positive, values);
  const statistics = {
    accuracy,
    cohenKappa,
    quadraticKappa: quadraticKappa(confusion),
    precision: statistic("precision"),
    recall: statistic("recall"),
    f1: statistic("f1"),
    specificity: statistic("specificity"),
    balancedAccuracy: statistic("balancedAccuracy"),
  };
  const prepare = (totals: Float64Array) => classCounts(confusion, totals);
  const ofValue = new Map(
    positive === undefined
      ? []
      : SCORES.map((score) => [statistics[score], clustersOfScore(score, positive, confusion)] as const),
  );
  const clustersOf = (one: Statistic<ClassCounts>) => ofValue.get(one) ?? confusion.sums.clusterCount;
  const options = { prepare, rng, clustersOf, ...(budget === undefined ? {} : { budget }) };
  const estimate = estimateAll(confusion.sums, Object.values(statistics), options);

  return {
    values,
    matrix: shownMatrix(confusion),
    positive,
    accuracy: estimate(statistics.accuracy),
    cohenKappa: estimate(statistics.cohenKappa),
    quadraticKappa: estimate(statistics.quadraticKappa),
    precision: estimate(statistics.precision),
    recall: estimate(statistics.recall),
    f1: estimate(statistics.f1),
    specificity: estimate(statistics.specificity),
    balancedAccuracy: estimate(statistics.balancedAccuracy),
  };
}
