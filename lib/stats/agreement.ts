import { createRng } from "@/lib/demo/rng";
import { type Comparison, compareRaters } from "./compare-raters";
import { confusionOf } from "./confusion";
import type { Estimate } from "./estimate";
import { estimateAll, RESAMPLING_BUDGET } from "./estimate-all";
import { fleissKappa } from "./fleiss-kappa";
import { itemSums } from "./item-sums";
import { nominalAlpha, ordinalAlpha } from "./krippendorff-alpha";
import { type PairAgreement, pairAgreements } from "./pair-agreement";
import { percentAgreement } from "./percent-agreement";
import { positiveOf } from "./positive-value";
import { type RaterPair, raterPairs } from "./rater-pairs";
import type { Level, Rating } from "./rating";
import { ANONYMOUS, type RatingTable, tabulateRatings } from "./rating-table";
import { isScale, scaleOf } from "./value-scale";

export interface AgreementInput {
  /** A rater rates an item at most once. */
  readonly ratings: readonly Rating[];
  readonly level: Level;
  /** The problem of each item; an item that is not in it is a cluster of its own. */
  readonly clusters?: ReadonlyMap<string, string>;
  /** Of the resampling: the same seed gives the same intervals. */
  readonly seed: number;
  /** Ordinal values from the lowest to the highest, when they are not numbers. */
  readonly order?: readonly string[];
  /** See EstimateOptions; spent once on all raters together and once on the pairs, unless they are left out. */
  readonly budget?: number;
  /** By default true; false leaves the pairs out, but for the one of a comparison. */
  readonly withPairs?: boolean;
  /** By default true; false leaves the comparison of two raters out. */
  readonly withComparison?: boolean;
  /** With two raters: the one that the other is measured against; by default the one who appears first. */
  readonly reference?: string;
  /** With two raters: the value that precision and the like are about; by default see positiveOf. */
  readonly positive?: string;
}

/** Agreement among the raters of some items. */
export interface Agreement {
  readonly level: Level;
  readonly items: number;
  readonly ratings: number;
  /** Raters with ids. */
  readonly raters: number;
  readonly anonymousRatings: number;
  readonly clusters: number;
  readonly ratingsPerItem: { readonly fewest: number; readonly most: number };
  readonly values: readonly { readonly value: string; readonly count: number }[];
  readonly percentAgreement: Estimate;
  readonly fleissKappa: Estimate;
  readonly nominalAlpha: Estimate;
  readonly ordinalAlpha: Estimate;
  /** Every two raters with ids, or of the ten who rated most. */
  readonly pairs: readonly PairAgreement[];
  /** Only when there are exactly two raters, both with ids, and it is not left out. */
  readonly comparison: RaterComparison | undefined;
}

export interface RaterComparison extends Comparison {
  readonly reference: string;
  readonly other: string;
}

/**
 * Every agreement statistic that the ratings allow, each with an interval from resampling whole clusters.
 *
 * @throws RangeError when there is no rating, a rater rates an item twice, or the values are ordinal without an order
 */
export function agreementOf(input: AgreementInput): Agreement {
  const { ratings, level, seed, order, clusters, budget = RESAMPLING_BUDGET } = input;
  if (ratings.length === 0) throw new RangeError("There is no rating.");
  const scale = scaleOf(
    ratings.map(({ value }) => value),
    order === undefined ? { level } : { level, order },
  );
  if (!isScale(scale)) throw new RangeError([...scale.strays].map(scale.why).join(" "));

  const table = tabulateRatings(ratings, scale, clusters);
  const pairs = raterPairs(table, input.reference);
  const comparison = input.withComparison === false ? undefined : comparisonOf(table, pairs, input);
  const { sums, ...columns } = itemSums(table);
  const fleiss = fleissKappa(columns);
  const nominal = nominalAlpha(columns);
  const ordinal = ordinalAlpha(columns);
  const estimate = estimateAll(sums, [percentAgreement, fleiss, nominal, ordinal], {
    prepare: (totals) => totals,
    rng: createRng(seed, "items"),
    budget,
  });

  return {
    level,
    ...shapeOf(table),
    percentAgreement: estimate(percentAgreement),
    fleissKappa: estimate(fleiss),
    nominalAlpha: estimate(nominal),
    ordinalAlpha: estimate(ordinal),
    pairs: comparison
      ? [pairOf(comparison)]
      : pairAgreements(input.withPairs === false ? [] : pairs, scale, { seed, budget }),
    comparison,
  };
}

function comparisonOf(
  { raters, raterOf, scale }: RatingTable,
  pairs: readonly RaterPair[],
  { positive, seed, budget }: AgreementInput,
): RaterComparison | undefined {
  const [only] = pairs;
  if (only === undefined || raters.length !== 2 || raterOf.includes(ANONYMOUS)) return undefined;

  const { reference, other, pairs: rated } = only;
  const place = positive === undefined ? undefined : scale.indexOf.get(positive);
  const options = {
    positive: place === undefined ? (positive ?? positiveOf(scale.values)) : scale.values[place],
    rng: createRng(seed, JSON.stringify([reference, other])),
    ...(budget === undefined ? {} : { budget }),
  };

  return { reference, other, ...compareRaters(confusionOf(rated, scale), options) };
}

function pairOf({ reference, other, values, matrix, accuracy, ...kappas }: RaterComparison): PairAgreement {
  const { cohenKappa, quadraticKappa } = kappas;

  return { raters: [reference, other], values, matrix, percentAgreement: accuracy, cohenKappa, quadraticKappa };
}

function shapeOf({ itemCount, itemOf, answerOf, raterOf, raters, clusterCount, scale }: RatingTable) {
  const perItem = countOf(itemOf, itemCount);
  const perValue = countOf(answerOf, scale.values.length);

  return {
    items: itemCount,
    ratings: itemOf.length,
    raters: raters.length,
    anonymousRatings: raterOf.filter((rater) => rater === ANONYMOUS).length,
    clusters: clusterCount,
    ratingsPerItem: perItem.reduce(
      ({ fewest, most }, count) => ({ fewest: Math.min(fewest, count), most: Math.max(most, count) }),
      { fewest: Number.POSITIVE_INFINITY, most: 0 },
    ),
    values: scale.values.map((value, place) => ({ value, count: perValue[place] ?? 0 })),
  };
}

function countOf(places: Int32Array, placeCount: number): Int32Array {
  const counts = new Int32Array(placeCount);
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1;

  return counts;
}
