import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { shareOfClusters } from "./cluster-ratio";
import { f1OfJaccard, type HitTally, jaccardTally } from "./f1-of-jaccard";

const NOTHING = "Nobody gave it.";

const f1Of = (tallies: readonly HitTally[]) => f1OfJaccard(shareOfClusters(tallies.map(jaccardTally), NOTHING));

/** Problems in which people say yes at a rate of their own, and the other rater is right this often. */
function drawn(problems: number, seed: number, right = 0.8): HitTally[] {
  const rng = createRng(seed, "f1");

  return Array.from({ length: problems }, () => {
    const rate = rng.next();
    const items = Array.from({ length: rng.between(1, 6) }, () => {
      const given = rng.chance(rate);
      return { given, claimed: rng.chance(right) === given };
    });

    return {
      given: items.filter(({ given }) => given).length,
      claimed: items.filter(({ claimed }) => claimed).length,
      hits: items.filter(({ given, claimed }) => given && claimed).length,
    };
  });
}

const sumOf = (tallies: readonly HitTally[], of: keyof HitTally) => tallies.reduce((sum, tally) => sum + tally[of], 0);
const plainF1 = (tallies: readonly HitTally[]) =>
  (2 * sumOf(tallies, "hits")) / (sumOf(tallies, "claimed") + sumOf(tallies, "given"));

test("is twice the hits over what was claimed and given", () => {
  const tallies = drawn(60, 1);

  expect(f1Of(tallies)).toMatchObject({
    kind: "estimated",
    value: expect.closeTo(plainF1(tallies), 12),
    n: sumOf(tallies, "claimed") + sumOf(tallies, "given") - sumOf(tallies, "hits"),
  });
});

test("about 95 of 100 intervals hold the value of a population that they were drawn from", () => {
  const truth = plainF1(drawn(200_000, 99));
  const found = Array.from({ length: 400 }, (_, at) => f1Of(drawn(80, 1000 + at)));

  const holding = found.filter(
    (one) => one.kind === "estimated" && one.interval.low <= truth && truth <= one.interval.high,
  );

  expect(holding.length).toBeGreaterThan(370);
  expect(holding.length).toBeLessThan(398);
});

test("too few items, too few problems and nothing are told apart", () => {
  const one = { claimed: 1, given: 1, hits: 1 };

  expect(f1Of([one, one])).toMatchObject({ kind: "too_few", value: 1, n: 2 });
  expect(f1Of([{ claimed: 50, given: 40, hits: 30 }])).toMatchObject({
    kind: "too_few",
    reason: "Too few to say: the labels are of 1 of at least 10 problems.",
  });
  expect(f1Of([{ claimed: 0, given: 0, hits: 0 }])).toEqual({
    kind: "undefined",
    n: 0,
    reason: NOTHING,
  });
});
