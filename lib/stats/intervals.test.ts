import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { agreementOf } from "./agreement";
import type { Estimate } from "./estimate";
import { alphaByDefinition } from "./fixtures/by-definition";
import { givenRatings, randomRatings } from "./fixtures/given-ratings";
import type { Rating } from "./rating";

test("the interval of alpha is that of resampling the items themselves", () => {
  const ratings = randomRatings(createRng(11, "interval"), 60, 3);
  const rng = createRng(12, "plain resampling");
  const items = [...new Set(ratings.map(({ item }) => item))].filter((item) => ofItem(ratings, item).length > 1);
  const alphas = Array.from({ length: 600 }, () => {
    const taken = items.map((_, copy) =>
      ofItem(ratings, rng.pick(items)).map((one) => ({ ...one, item: `copy ${copy}` })),
    );
    return alphaByDefinition(taken.flat(), "nominal");
  }).sort((one, other) => one - other);

  const { low, high } = intervalOf(agreementOf({ ratings, level: "nominal", seed: 1 }).nominalAlpha);

  // Six hundred resamples place a 95 % bound to about two hundredths here.
  expect(Math.abs(low - (alphas[15] ?? 0))).toBeLessThan(0.03);
  expect(Math.abs(high - (alphas[584] ?? 0))).toBeLessThan(0.03);
});

test("items of one problem that stand or fall together make the interval wider", () => {
  const ratings = Array.from({ length: 40 }, (_, problem) =>
    givenRatings(Array<string>(5).fill(["a b", "a a", "b b"][problem % 3] ?? "")).map((one) => ({
      ...one,
      item: `${problem} ${one.item}`,
    })),
  ).flat();
  const clusters = new Map(ratings.map(({ item }) => [item, item.split(" ")[0] ?? ""]));
  const input = { ratings, level: "nominal", seed: 1 } as const;

  const byItem = agreementOf(input);
  const byProblem = agreementOf({ ...input, clusters });

  expect([byItem.clusters, byProblem.clusters]).toEqual([200, 40]);
  // Five equal items a problem carry the information of one: the width grows by the root of five.
  expect(width(byProblem.percentAgreement) / width(byItem.percentAgreement)).toBeCloseTo(Math.sqrt(5), 0);
  expect(width(byProblem.nominalAlpha)).toBeGreaterThan(1.8 * width(byItem.nominalAlpha));
});

test("a cluster and an item of the same name stay apart", () => {
  const ratings = givenRatings(["a a", "b b", "a b"]);

  const { clusters } = agreementOf({ ratings, level: "nominal", seed: 1, clusters: new Map([["item 0", "item 1"]]) });

  expect(clusters).toBe(3);
});

test("the same seed gives the same intervals, another one others", () => {
  const ratings = randomRatings(createRng(4, "seeds"), 50, 4);
  const found = [1, 1, 2].map((seed) => agreementOf({ ratings, level: "ordinal", seed }));

  expect(found[0]).toEqual(found[1]);
  expect(found[0]?.ordinalAlpha).not.toEqual(found[2]?.ordinalAlpha);
});

test("a smaller budget makes do with fewer resamples and finds nearly the same interval; pairs are left out on request", () => {
  const ratings = randomRatings(createRng(8, "budget"), 300, 3);
  const full = agreementOf({ ratings, level: "nominal", seed: 1 });
  const live = agreementOf({ ratings, level: "nominal", seed: 1, budget: 1_000_000, withPairs: false });

  expect([full.nominalAlpha, live.nominalAlpha]).toMatchObject([{ resamples: 10_000 }, { resamples: 2_000 }]);
  expect(intervalOf(live.nominalAlpha).low).toBeCloseTo(intervalOf(full.nominalAlpha).low, 1);
  expect([full.pairs.length, live.pairs.length]).toEqual([10, 0]);
});

test("of two raters the comparison is left out on request, and their pair with it where pairs are", () => {
  const ratings = randomRatings(createRng(8, "budget"), 300, 3);
  const names = [...new Set(ratings.map(({ rater }) => rater))].slice(0, 2);
  const input = { ratings: ratings.filter(({ rater }) => names.includes(rater)), level: "nominal", seed: 1 } as const;
  const { pairs, comparison, ...together } = agreementOf(input);
  const found = (left: { withPairs?: boolean; withComparison?: boolean }) => agreementOf({ ...input, ...left });

  expect([pairs.length, comparison?.reference]).toEqual([1, names[0]]);
  expect(found({ withPairs: false })).toEqual({ ...together, pairs, comparison });
  expect(found({ withComparison: false })).toEqual({ ...together, pairs, comparison: undefined });
  expect(found({ withPairs: false, withComparison: false })).toEqual({ ...together, pairs: [], comparison: undefined });
});

test("a further rater leaves the intervals of the other pairs alone", () => {
  const rng = createRng(6, "further");
  const rows = Array.from({ length: 40 }, () => [0, 1, 2].map(() => rng.pick(["a", "a", "b"])).join(" "));
  const three = agreementOf({ ratings: givenRatings(rows), level: "nominal", seed: 1 });
  const four = agreementOf({ ratings: givenRatings(rows.map((row) => `${row} a`)), level: "nominal", seed: 1 });

  expect(four.pairs).toHaveLength(6);
  expect(four.pairs).toEqual(expect.arrayContaining([...three.pairs]));
});

test("with more than ten raters the pairs are of those who rated most, the reference among them", () => {
  const names = Array.from({ length: 14 }, (_, rater) => `rater ${rater}`);
  const ratings = names.flatMap((rater, place) =>
    Array.from(
      { length: 12 + place },
      (_, item): Rating => ({ item: String(item), rater, value: item % 3 ? "a" : "b" }),
    ),
  );

  const { raters, pairs } = agreementOf({ ratings, level: "nominal", seed: 1, reference: "rater 0" });

  expect([raters, pairs.length]).toEqual([14, 45]);
  expect(pairs[0]?.raters).toEqual(["rater 0", "rater 5"]);
  expect(new Set(pairs.flatMap((pair) => pair.raters)).has("rater 4")).toBe(false);
});

function ofItem(ratings: readonly Rating[], item: string): readonly Rating[] {
  return ratings.filter((rating) => rating.item === item);
}

function intervalOf(estimate: Estimate): { readonly low: number; readonly high: number } {
  if (estimate.kind !== "estimated") throw new Error(`There is no interval: ${estimate.reason}`);

  expect(estimate.interval.low).toBeLessThanOrEqual(estimate.value);
  expect(estimate.interval.high).toBeGreaterThanOrEqual(estimate.value);
  return estimate.interval;
}

function width(estimate: Estimate): number {
  const { low, high } = intervalOf(estimate);

  return high - low;
}
