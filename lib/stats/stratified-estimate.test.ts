import { expect, test } from "vitest";
import type { Estimate } from "./estimate";
import { figureOf } from "./fixtures/read-estimate";
import { stratifiedEstimate } from "./stratified-estimate";
import type { ProblemLabels, Stratum } from "./stratum";
import { wilsonInterval } from "./wilson";

test("labels are weighted by the trajectories they stand for", () => {
  const found = stratifiedEstimate(
    [givenStratum("small", 100, 50, 25), givenStratum("large", 900, 50, 5)],
    "trajectory",
  );

  // (100 · 0.5 + 900 · 0.1) / 1,000, where the labels themselves have 30 errors in 100.
  expect(found.estimate).toMatchObject({ kind: "estimated", n: 100, clusters: 100, resamples: 0 });
  expect(figureOf(found.estimate)).toBeCloseTo(0.14, 12);
  expect(found.coveredShare).toBe(1);
});

test("over all samples there are, the estimate is the rate of the corpus on average", () => {
  const corpus = [
    [true, false, false, true, false],
    [false, true, false, false],
  ];
  const [first = [], second = []] = corpus.map((stratum, at) => subsets(stratum, at === 0 ? 3 : 2));
  const values = first.flatMap((one) =>
    second.map((other) => {
      const strata = [one, other].map((marks, at) => givenStratum(String(at), 5 - at, marks.length, errorsIn(marks)));
      return figureOf(stratifiedEstimate(strata, "trajectory").estimate);
    }),
  );

  expect(values).toHaveLength(10 * 6);
  expect(values.reduce((total, value) => total + value, 0) / values.length).toBeCloseTo(3 / 9, 12);
});

test("one stratum of an endless corpus has Wilson's interval of its labels", () => {
  const { estimate } = stratifiedEstimate([givenStratum("all", 10_000_000, 75, 32)], "trajectory");

  expectInterval(estimate, wilsonInterval(32 / 75, 75), 4);
});

test("a finite corpus narrows it: half of the trajectories labelled count double, all of them are certainty", () => {
  const half = stratifiedEstimate([givenStratum("all", 201, 101, 40)], "trajectory");
  const whole = stratifiedEstimate([givenStratum("all", 100, 100, 40)], "trajectory");

  // (population − 1) / (population − labelled) = 2.
  expect(half.effectiveLabels).toBeCloseTo(202, 6);
  expectInterval(half.estimate, wilsonInterval(40 / 101, 202), 6);
  expectInterval(whole.estimate, { low: 0.4, high: 0.4 }, 12);
});

test("no error in any label leaves room for some", () => {
  const { estimate } = stratifiedEstimate(
    [givenStratum("one", 5_000, 30, 0), givenStratum("two", 5_000, 30, 0)],
    "trajectory",
  );

  expectInterval(estimate, wilsonInterval(0, 60), 3);
});

test("a stratum of three labels without an error is not taken to be free of error", () => {
  const steady = Array.from({ length: 9 }, (_, at) => givenStratum(`steady ${at}`, 100, 40, 8));

  const { estimate, effectiveLabels } = stratifiedEstimate([...steady, givenStratum("rare", 900, 3, 0)], "trajectory");

  // Its half of the corpus rests on three labels, whatever they say: some twelve labels of a simple sample.
  expect(effectiveLabels).toBeLessThan(20);
  expect(estimate).toMatchObject({ note: expect.stringContaining("3 labels of “rare”") });
});

test("strata without a label are left out of the estimate, which says what share it covers", () => {
  const found = stratifiedEstimate(
    [givenStratum("seen", 600, 60, 12), { name: "unseen", population: 400, drawn: 20, labels: [] }, empty()],
    "trajectory",
  );

  expect(found.coveredShare).toBe(0.6);
  expect(figureOf(found.estimate)).toBeCloseTo(0.2, 12);
});

test("problems drawn whole count for less where their labels are alike; trajectories drawn alone do not", () => {
  const labels = Array.from({ length: 20 }, (_, at) => ({
    problem: String(at),
    labelled: 5,
    errors: at % 4 === 0 ? 5 : 0,
  }));
  const stratum: Stratum = { name: "all", population: 1_000_000, drawn: 100, labels };

  const whole = stratifiedEstimate([stratum], "problem");
  const alone = stratifiedEstimate([stratum], "trajectory");

  // All labels of a problem are alike, so its five say as much as one.
  expect(whole.effectiveLabels).toBeCloseTo(20, 1);
  // Student's t at 19 degrees of freedom for the 20 problems.
  expectInterval(whole.estimate, wilsonInterval(0.25, (20 * 1.95996 ** 2) / 2.09302 ** 2), 3);
  expect(alone.effectiveLabels).toBeCloseTo(100, 1);
});

test("too few labels, or problems where those were drawn, give a value without an interval; no label gives nothing", () => {
  const nine = givenStratum("nine", 100, 9, 3);
  const three: Stratum = { ...nine, drawn: 30, labels: nine.labels.map((one) => ({ ...one, labelled: 3 })) };

  expect(stratifiedEstimate([nine], "trajectory").estimate).toMatchObject({ kind: "too_few", value: 1 / 3, n: 9 });
  expect(stratifiedEstimate([three], "trajectory").estimate).toMatchObject({ kind: "estimated", n: 27 });
  expect(stratifiedEstimate([three], "problem").estimate).toMatchObject({ kind: "too_few", clusters: 9 });
  expect(stratifiedEstimate([empty()], "problem").estimate).toMatchObject({ kind: "undefined" });
});

test("the order of strata makes no difference", () => {
  const strata = [
    givenStratum("a", 100, 20, 4),
    givenStratum("b", 300, 20, 1),
    givenStratum("c", 300, 20, 9),
    givenStratum("d", 50, 10, 2),
  ];

  const { low, high } = intervalOf(stratifiedEstimate(strata.toReversed(), "trajectory").estimate);

  expectInterval(stratifiedEstimate(strata, "trajectory").estimate, { low, high }, 12);
});

test.each([
  ["two strata of one name", [empty(), empty()]],
  ["more errors than labels", [{ ...empty(), drawn: 1, population: 1, labels: [aProblem(1, 2)] }]],
  ["more labels than draws", [{ ...empty(), drawn: 1, population: 5, labels: [aProblem(2, 1)] }]],
  ["more draws than trajectories", [{ ...empty(), drawn: 2, population: 1 }]],
  ["a problem twice", [{ ...empty(), drawn: 5, population: 5, labels: [aProblem(1, 1), aProblem(1, 0)] }]],
  ["half a label", [{ ...empty(), drawn: 5, population: 5, labels: [aProblem(0.5, 0)] }]],
])("%s are refused", (_, strata) => {
  expect(() => stratifiedEstimate(strata, "trajectory")).toThrow(RangeError);
});

/** Each label is of a problem of its own. */
function givenStratum(name: string, population: number, labelled: number, errors: number): Stratum {
  const labels = Array.from({ length: labelled }, (_, at) => ({
    problem: `${name} ${at}`,
    labelled: 1,
    errors: at < errors ? 1 : 0,
  }));

  return { name, population, drawn: labelled, labels };
}

function empty(): Stratum {
  return { name: "empty", population: 0, drawn: 0, labels: [] };
}

function aProblem(labelled: number, errors: number): ProblemLabels {
  return { problem: "p", labelled, errors };
}

function subsets(marks: readonly boolean[], size: number): boolean[][] {
  if (size === 0) return [[]];

  return marks.flatMap((mark, at) => subsets(marks.slice(at + 1), size - 1).map((rest) => [mark, ...rest]));
}

function errorsIn(marks: readonly boolean[]): number {
  return marks.filter(Boolean).length;
}

function intervalOf(estimate: Estimate): { readonly low: number; readonly high: number } {
  if (estimate.kind !== "estimated") throw new Error(estimate.reason);

  return estimate.interval;
}

function expectInterval(
  estimate: Estimate,
  wanted: { readonly low: number; readonly high: number },
  digits: number,
): void {
  const { low, high } = intervalOf(estimate);

  expect(low).toBeCloseTo(wanted.low, digits);
  expect(high).toBeCloseTo(wanted.high, digits);
}
