import type { ClassCounts } from "./class-counts";
import { NO_COMMON_ITEM } from "./cohen-kappa";
import type { Statistic } from "./estimate-all";
import { defined, notDefined, type Point, share } from "./point";

export const SCORES = ["precision", "recall", "f1", "specificity", "balancedAccuracy"] as const;

/** A score of one rater against a reference. */
export type Score = (typeof SCORES)[number];

/** The share of items on which the other gives the reference's answer, 0 to 1. */
export function accuracy({ agreed, items }: ClassCounts): Point {
  return share(agreed, items, NO_COMMON_ITEM);
}

/**
 * A score of one value against all others, as a share 0 to 1. F1 is 2TP / (2TP + FP + FN), which has a value when
 * precision or recall has none, and rests on the items to which either gave the value.
 *
 * @returns a statistic of counts by these values; undefined where nothing is there to divide by
 * @see Brodersen et al. 2010, doi:10.1109/ICPR.2010.764 (balanced accuracy)
 */
export function valueScore(score: Score, positive: string, values: readonly string[]): Statistic<ClassCounts> {
  const place = values.indexOf(positive);

  return (counts) => scoreOf(score, counts, { place, name: positive });
}

/**
 * The mean of a score over the values that the reference gave, each taken against all others, as a share 0 to 1.
 * For balanced accuracy it is the mean recall.
 *
 * @returns a statistic of counts by these values; undefined when the score is for one of the values
 */
export function meanScore(score: Score, values: readonly string[]): Statistic<ClassCounts> {
  const part = score === "balancedAccuracy" ? "recall" : score;

  return (counts) => {
    let total = 0;
    let valueCount = 0;
    for (const [place, given] of counts.given.entries()) {
      if (given === 0) continue;
      const point = scoreOf(part, counts, { place, name: values[place] ?? "" });
      if (point.kind === "undefined") return { ...point, n: counts.items };
      total += point.value;
      valueCount += 1;
    }

    return valueCount === 0 ? notDefined(NO_COMMON_ITEM, 0) : defined(total / valueCount, counts.items);
  };
}

interface Positive {
  readonly place: number;
  readonly name: string;
}

function scoreOf(score: Score, counts: ClassCounts, positive: Positive): Point {
  const { place, name } = positive;
  const hits = counts.hits[place] ?? 0;
  const given = counts.given[place] ?? 0;
  const claimed = counts.claimed[place] ?? 0;
  const others = counts.items - given;

  switch (score) {
    case "precision":
      return share(hits, claimed, `The measured rater never gave “${name}”.`);
    case "recall":
      return share(hits, given, `The reference never gave “${name}”.`);
    case "f1":
      return given + claimed === 0
        ? notDefined(`Neither rater gave “${name}”.`, 0)
        : defined((2 * hits) / (given + claimed), given + claimed - hits);
    case "specificity":
      return share(others - (claimed - hits), others, `The reference gave nothing but “${name}”.`);
    case "balancedAccuracy":
      return balanced(scoreOf("recall", counts, positive), scoreOf("specificity", counts, positive), counts.items);
  }
}

function balanced(recall: Point, specificity: Point, items: number): Point {
  if (recall.kind === "undefined") return { ...recall, n: items };
  if (specificity.kind === "undefined") return { ...specificity, n: items };

  // The smaller side decides how much can be said.
  return defined((recall.value + specificity.value) / 2, Math.min(recall.n, specificity.n));
}
