import { expect, test } from "vitest";
import { agreementOf } from "./agreement";
import type { Rating } from "./rating";

type Answers = readonly [reference: string, other: string];

/** Items with the answers of two raters, each list of one cluster. */
function comparisonOf(clusters: readonly (readonly Answers[])[], positive?: string) {
  const ratings: Rating[] = [];
  const clusterOf = new Map<string, string>();
  for (const [cluster, answers] of clusters.entries()) {
    for (const [at, [reference, other]] of answers.entries()) {
      const item = `${cluster}.${at}`;
      clusterOf.set(item, String(cluster));
      ratings.push({ item, rater: "person", value: reference }, { item, rater: "judge", value: other });
    }
  }
  const named = positive === undefined ? {} : { positive };
  const { comparison } = agreementOf({ ratings, level: "nominal", clusters: clusterOf, seed: 1, ...named });
  if (comparison === undefined) throw new Error("There are not two raters.");

  return comparison;
}

const clustersOf = (count: number, answers: readonly Answers[]) => Array.from({ length: count }, () => answers);
const times = (count: number, answers: Answers) => Array.from({ length: count }, () => answers);

const NO: Answers = ["no", "no"];
const HIT: Answers = ["yes", "yes"];
const FALSE_ALARM: Answers = ["no", "yes"];
const MISS: Answers = ["yes", "no"];

test("a score whose items are of few clusters is too few to say, however many clusters the others are of", () => {
  // “yes” is claimed in 4 clusters of 4 items each, and given in 3 of them; all else is “no” of both.
  const found = comparisonOf([
    ...clustersOf(3, times(4, HIT)),
    ...clustersOf(1, times(4, FALSE_ALARM)),
    ...clustersOf(100, [NO]),
  ]);

  const few = (count: number) => ({
    reason: `Too few to say: the items are of ${count} of at least 10 clusters.`,
    few: { of: "clusters", count },
  });
  expect(found.precision).toEqual({ kind: "too_few", value: 0.75, n: 16, clusters: 4, ...few(4) });
  expect(found.recall).toEqual({ kind: "too_few", value: 1, n: 12, clusters: 3, ...few(3) });
  expect(found.f1).toEqual({ kind: "too_few", value: 24 / 28, n: 16, clusters: 4, ...few(4) });
  expect(found.balancedAccuracy).toMatchObject({ kind: "too_few", n: 12, clusters: 3, ...few(3) });
});

test("beside it what rests on other clusters, or on all, has its interval", () => {
  const found = comparisonOf([
    ...clustersOf(3, times(4, HIT)),
    ...clustersOf(1, times(4, FALSE_ALARM)),
    ...clustersOf(100, [NO]),
  ]);

  // “no” is given to the 100 items and the 4 false alarms.
  expect(found.specificity).toMatchObject({ kind: "estimated", value: 100 / 104, n: 104, clusters: 101 });
  expect(found.accuracy).toMatchObject({ kind: "estimated", value: 112 / 116, n: 116, clusters: 104 });
  expect(found.cohenKappa).toMatchObject({ kind: "estimated", n: 116, clusters: 104 });
});

test("F1 rests on the items to which either gave the value: ten clusters of them can say it", () => {
  const found = comparisonOf([
    ...clustersOf(4, [HIT, NO]),
    ...clustersOf(3, [FALSE_ALARM, HIT]),
    ...clustersOf(3, times(2, MISS)),
    ...clustersOf(20, [NO]),
  ]);

  expect(found.precision).toMatchObject({ kind: "too_few", n: 10, clusters: 7 });
  expect(found.recall).toMatchObject({ kind: "estimated", n: 13, clusters: 10 });
  // 7 hits, 3 false alarms and 6 misses.
  expect(found.f1).toMatchObject({ kind: "estimated", value: 14 / 23, n: 16, clusters: 10 });
});

test("what neither rater gave has no score, and rests on nothing", () => {
  const found = comparisonOf(clustersOf(20, [NO, HIT]), "perhaps");

  expect(found.f1).toEqual({ kind: "undefined", n: 0, reason: "Neither rater gave “perhaps”." });
  expect(found.precision).toMatchObject({ kind: "undefined", n: 0 });
  expect(found.specificity).toMatchObject({ kind: "estimated", n: 40, clusters: 20 });
});

test("a mean over several values rests on all items", () => {
  const found = comparisonOf([...clustersOf(15, [NO, HIT]), ...clustersOf(3, [["perhaps", "perhaps"]])]);

  expect(found.positive).toBeUndefined();
  for (const score of [found.precision, found.recall, found.f1]) {
    expect(score).toMatchObject({ kind: "estimated", n: 33, clusters: 18 });
  }
});
