import { describe, expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { type Agreement, agreementOf } from "./agreement";
import { alphaByDefinition, fleissByDefinition, weightedKappaByDefinition } from "./fixtures/by-definition";
import { givenCounts, givenRatings, randomRatings } from "./fixtures/given-ratings";
import { estimated, figureOf } from "./fixtures/read-estimate";
import type { Rating } from "./rating";

// Krippendorff 2011, Computing Krippendorff's Alpha-Reliability: four observers, twelve units, missing values.
const KRIPPENDORFF = `
  1 1 . 1   2 2 3 2   3 3 3 3   3 3 3 3   2 2 2 2   1 2 3 4
  4 4 4 4   1 1 2 1   2 2 2 2   . 5 5 5   . . 1 1   . 3 . .`;

describe("published examples", () => {
  test("Krippendorff's four observers with missing values: alpha 0.743 nominal, 0.815 ordinal, on 11 of 12 units", () => {
    const found = agreementOf({
      ratings: givenRatings(KRIPPENDORFF.trim().split(/\s{2,}/)),
      level: "ordinal",
      seed: 1,
    });

    expect(figureOf(found.nominalAlpha)).toBeCloseTo(0.743, 3);
    expect(figureOf(found.ordinalAlpha)).toBeCloseTo(0.815, 3);
    expect(found).toMatchObject({ items: 12, ratings: 41, nominalAlpha: { n: 11 }, ordinalAlpha: { n: 11 } });
  });

  test("the worked example of Fleiss' kappa with ten items, fourteen raters and five values: 0.210", () => {
    const counts = [
      [0, 0, 0, 0, 14],
      [0, 2, 6, 4, 2],
      [0, 0, 3, 5, 6],
      [0, 3, 9, 2, 0],
      [2, 2, 8, 1, 1],
      [7, 7, 0, 0, 0],
      [3, 2, 6, 3, 0],
      [2, 5, 3, 2, 2],
      [6, 5, 2, 1, 0],
      [0, 2, 2, 3, 7],
    ];

    const found = agreementOf({ ratings: givenCounts(counts), level: "nominal", seed: 1 });

    expect(figureOf(found.fleissKappa)).toBeCloseTo(0.21, 3);
    expect(figureOf(found.percentAgreement)).toBeCloseTo(0.378, 3);
    expect(found.pairs).toEqual([]);
  });

  test("the usual two by two example of Cohen's kappa (20, 5, 10, 15): 0.4, by hand", () => {
    const { pairs, comparison } = agreementOf({ ratings: givenGrants(), level: "nominal", seed: 1 });

    expect(figureOf(comparison?.cohenKappa)).toBeCloseTo(0.4, 12);
    expect(figureOf(pairs[0]?.percentAgreement)).toBeCloseTo(0.7, 12);
    // yes is positive: 20 found, 10 wrongly, 5 missed, 15 rightly left.
    expect(comparison).toMatchObject({ positive: "yes", values: ["no", "yes"] });
    expect(comparison?.matrix).toEqual([
      [15, 10],
      [5, 20],
    ]);
    expect(figureOf(comparison?.precision)).toBeCloseTo(20 / 30, 12);
    expect(figureOf(comparison?.recall)).toBeCloseTo(20 / 25, 12);
    expect(figureOf(comparison?.f1)).toBeCloseTo(40 / 55, 12);
    expect(figureOf(comparison?.specificity)).toBeCloseTo(15 / 25, 12);
    expect(figureOf(comparison?.balancedAccuracy)).toBeCloseTo(0.7, 12);
  });

  test("quadratic weights by hand: one neighbouring gate in four items, five expected by chance: 0.8", () => {
    const found = agreementOf({ ratings: givenRatings(["1 1", "1 2", "2 2", "3 3"]), level: "ordinal", seed: 1 });

    expect(figureOf(found.comparison?.quadraticKappa)).toBeCloseTo(0.8, 12);
  });
});

describe("against the definitions, on ragged random ratings", () => {
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  // Their figures are compared, whose intervals few resamples are enough for.
  const budget = 2_000_000;

  test.each(seeds)(
    "alpha over pairable values, Fleiss' kappa item by item and weighted kappa cell by cell, %i",
    (seed) => {
      const rng = createRng(seed, "ragged");
      const ratings = randomRatings(rng, rng.between(12, 60), rng.between(2, 6));

      const found = agreementOf({ ratings, level: "ordinal", seed, budget });

      expect(figureOf(found.nominalAlpha)).toBeCloseTo(alphaByDefinition(ratings, "nominal"), 10);
      expect(figureOf(found.ordinalAlpha)).toBeCloseTo(alphaByDefinition(ratings, "ordinal"), 10);
      expect(figureOf(found.fleissKappa)).toBeCloseTo(fleissByDefinition(ratings), 10);
      expect(found.pairs).toHaveLength(10);
      for (const pair of found.pairs) {
        expectSame(
          pair.cohenKappa,
          weightedKappaByDefinition(ratings, pair.raters, (distance) => Number(distance !== 0)),
        );
        expectSame(
          pair.quadraticKappa,
          weightedKappaByDefinition(ratings, pair.raters, (distance) => distance ** 2),
        );
      }
    },
  );

  test.each(seeds)("names, order of lines and direction of the scale change nothing, %i", (seed) => {
    const ratings = randomRatings(createRng(seed, "invariant"), 40, 5);
    const renamed = ratings.map(({ item, rater, value }) => ({
      item: `x${item}`,
      rater: rater?.toUpperCase(),
      value: String(60 - 10 * Number(value)),
    }));

    const found = figures(agreementOf({ ratings, level: "ordinal", seed, budget }));
    const again = figures(agreementOf({ ratings: [...renamed].reverse(), level: "ordinal", seed, budget }));

    expect(again).toHaveLength(found.length);
    for (const [at, figure] of found.entries()) expect(again[at]).toBeCloseTo(figure, 10);
  });

  test("two raters change places: kappas stay, precision and recall swap", () => {
    const ratings = givenGrants();
    const found = agreementOf({ ratings, level: "nominal", seed: 1 }).comparison;
    const swapped = agreementOf({ ratings, level: "nominal", seed: 1, reference: "rater 1" }).comparison;

    expect(swapped).toMatchObject({ reference: "rater 1", other: "rater 0" });
    expect(figureOf(swapped?.cohenKappa)).toBeCloseTo(figureOf(found?.cohenKappa), 12);
    expect(figureOf(swapped?.precision)).toBeCloseTo(figureOf(found?.recall), 12);
    expect(figureOf(swapped?.recall)).toBeCloseTo(figureOf(found?.precision), 12);
  });
});

describe("what cannot be said", () => {
  test("ratings of one value have percent agreement, and no agreement beyond chance", () => {
    const found = agreementOf({ ratings: givenRatings(Array(20).fill("yes yes")), level: "nominal", seed: 1 });

    expect(found.percentAgreement).toMatchObject({ kind: "estimated", value: 1, note: expect.any(String) });
    expect(found.fleissKappa).toMatchObject({ kind: "undefined", reason: expect.stringContaining("the same value") });
    expect(found.nominalAlpha.kind).toBe("undefined");
    expect(found.comparison?.cohenKappa.kind).toBe("undefined");
    expect(found.comparison?.quadraticKappa.kind).toBe("undefined");
  });

  test("without two ratings of any item nothing is defined", () => {
    const found = agreementOf({ ratings: givenRatings(["a .", ". b", "a ."]), level: "nominal", seed: 1 });

    expect(found.percentAgreement).toEqual({ kind: "undefined", n: 0, reason: "No item has two ratings." });
    expect(found.nominalAlpha.kind).toBe("undefined");
    expect(found.comparison?.accuracy).toMatchObject({ kind: "undefined", n: 0 });
    expect(found.comparison?.recall.kind).toBe("undefined");
  });

  test("ordered statistics of nominal values are undefined", () => {
    const found = agreementOf({ ratings: givenGrants(), level: "nominal", seed: 1 });

    expect(found.ordinalAlpha).toMatchObject({ kind: "undefined", reason: expect.stringContaining("nominal") });
    expect(found.comparison?.quadraticKappa.kind).toBe("undefined");
  });

  test("nine items, or ten items of nine problems, are too few to say", () => {
    const ratings = givenRatings(["a a", "b b", "a b", "a a", "b b", "a a", "b b", "b a", "a a", "b b"]);
    const clusters = new Map([
      ["item 0", "p"],
      ["item 1", "p"],
    ]);
    const level = "nominal" as const;

    expect(agreementOf({ ratings: ratings.slice(0, 18), level, seed: 1 }).nominalAlpha.kind).toBe("too_few");
    expect(agreementOf({ ratings, level, seed: 1, clusters }).nominalAlpha).toMatchObject({
      kind: "too_few",
      clusters: 9,
    });
    expect(agreementOf({ ratings, level, seed: 1 }).nominalAlpha.kind).toBe("estimated");
  });

  test("a precision that rests on three answers is too few to say, however many items there are", () => {
    const ratings = givenRatings([
      ...Array(40).fill("no no"),
      "yes yes",
      "yes yes",
      "no yes",
      ...Array(20).fill("yes no"),
    ]);
    const found = agreementOf({ ratings, level: "nominal", seed: 1 });

    expect(found.comparison?.precision).toMatchObject({ kind: "too_few", n: 3 });
    expect(found.comparison?.recall).toMatchObject({ kind: "estimated", n: 22 });
  });

  test("a statistic without a value in many resamples has no interval", () => {
    const ratings = givenRatings([...Array(30).fill("a a"), "a b"]);

    expect(agreementOf({ ratings, level: "nominal", seed: 1 }).nominalAlpha).toMatchObject({
      kind: "too_few",
      reason: expect.stringContaining("% of the resamples"),
    });
  });

  test("what no file reader should let through is refused", () => {
    const twice = [...givenRatings(["a b"]), ...givenRatings(["b ."])];
    const words = givenRatings(["low high", "middle low"]);

    expect(() => agreementOf({ ratings: twice, level: "nominal", seed: 1 })).toThrow("rated item “item 0” twice");
    expect(() => agreementOf({ ratings: words, level: "ordinal", seed: 1 })).toThrow("“low” is not a number");
    expect(() => agreementOf({ ratings: [], level: "nominal", seed: 1 })).toThrow("There is no rating.");
  });
});

/** Twenty-five grants of each reader: both yes 20, only the first 5, only the second 10, both no 15. */
function givenGrants(): Rating[] {
  const rows = [["yes yes", 20] as const, ["yes no", 5] as const, ["no yes", 10] as const, ["no no", 15] as const];

  return givenRatings(rows.flatMap(([row, times]) => Array<string>(times).fill(row)));
}

function figures({ percentAgreement, fleissKappa, nominalAlpha, ordinalAlpha, pairs }: Agreement): number[] {
  const named = pairs
    .flatMap(({ raters, cohenKappa, quadraticKappa }) => {
      const name = [...raters].sort().join().toLowerCase();
      return [cohenKappa, quadraticKappa].map((estimate, at) => [`${name} ${at}`, estimate] as const);
    })
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, estimate]) => estimate);

  return [percentAgreement, fleissKappa, nominalAlpha, ordinalAlpha, ...named].map(figureOf);
}

function expectSame(estimate: Parameters<typeof figureOf>[0], wanted: number): void {
  if (Number.isNaN(wanted)) expect(estimated(estimate)).toBe(false);
  else expect(figureOf(estimate)).toBeCloseTo(wanted, 10);
}
