import { expect, test } from "vitest";
import { type ClusterTally, meanOfClusters, shareOfClusters } from "./cluster-ratio";
import { studentBound } from "./student-t";
import { wilsonInterval } from "./wilson";

test.each([
  // Newcombe 1998, doi:10.1002/(SICI)1097-0258(19980430)17:8<857::AID-SIM777>3.0.CO;2-E, table I, method 3.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  // From an independent script over public benchmark trials.
  [31, 100, 0.2278, 0.4063],
  [13, 20, 0.4329, 0.8188],
])("Wilson's interval of %i in %i is the one found elsewhere", (marks, things, low, high) => {
  const found = wilsonInterval(marks / things, things);

  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

test.each([
  [1, 12.706, 1.5],
  [2, 4.3027, 0.04],
  [3, 3.1824, 0.005],
  [9, 2.2622, 1e-4],
  [30, 2.0423, 1e-4],
  [1e9, 1.95996, 1e-4],
])("Student's bound at %i degrees of freedom is the tabled %f", (freedom, bound, tolerance) => {
  expect(Math.abs(studentBound(freedom) - bound)).toBeLessThan(tolerance);
});

test("problems of one label each have Wilson's interval of the labels, wider by Student's t", () => {
  const tallies = Array.from({ length: 40 }, (_, problem) => ({ count: 1, sum: problem < 10 ? 1 : 0 }));

  const found = shareOfClusters(tallies, "none");

  // By hand: the variance between problems is 40/39 of that of the labels.
  const effective = (39 * 1.95996 ** 2) / 2.02269 ** 2;
  expect(found).toMatchObject({ kind: "estimated", value: 0.25, n: 40, clusters: 40, resamples: 0 });
  expectInterval(found, wilsonInterval(0.25, effective), 4);
});

test("twenty problems whose five labels stand and fall together say as much as twenty labels", () => {
  const alike = Array.from({ length: 20 }, (_, problem) => ({ count: 5, sum: problem < 8 ? 5 : 0 }));

  const found = shareOfClusters(alike, "none");

  expect(found).toMatchObject({ value: 0.4, n: 100, clusters: 20 });
  expectInterval(found, wilsonInterval(0.4, (19 * 1.95996 ** 2) / 2.09302 ** 2), 4);
});

test("of a share of all each problem counts once, and it is said", () => {
  const all = shareOfClusters(Array<ClusterTally>(10).fill({ count: 10, sum: 10 }), "none");

  // Of Wilson's formula by hand, n / (n + 1.95996²), with Student's t at 9 degrees of a table.
  const effective = 10 * (1.95996 / 2.26216) ** 2;
  expect(all).toMatchObject({
    value: 1,
    n: 100,
    clusters: 10,
    note: expect.stringContaining("each problem counts once"),
  });
  expectInterval(all, { low: effective / (effective + 1.95996 ** 2), high: 1 }, 4);
});

test("of a share of none too, at the wider bound that is asked for", () => {
  const none = shareOfClusters(Array<ClusterTally>(15).fill({ count: 4, sum: 0 }), "none", 3);

  expect(none).toMatchObject({ value: 0, note: expect.stringContaining("All are alike") });
  const effective = 15 * (3 / studentBound(14, 3)) ** 2;
  expectInterval(none, { low: 0, high: 9 / (effective + 9) }, 10);
});

test("ten problems of which one has three times the labels of another have Student's t of eight", () => {
  const sizes = [30, ...Array<number>(9).fill(10)];
  const all = shareOfClusters(
    sizes.map((count) => ({ count, sum: count })),
    "none",
  );
  const some = shareOfClusters(
    sizes.map((count, at) => ({ count, sum: at % 2 ? 8 : count * 0.4 })),
    "none",
  );

  // 120 squared by 900 and nine hundreds is 8; t at 7 degrees of a table.
  const shrink = (1.95996 / 2.36462) ** 2;
  expectInterval(all, { low: (10 * shrink) / (10 * shrink + 1.95996 ** 2), high: 1 }, 4);
  // By hand: 12 + 4 · 4 + 5 · 8 = 68 of 120 have the mark. One problem is 5 from its part, four are 10 / 6, five 14 / 6.
  expect(some).toMatchObject({ value: 68 / 120, n: 120, clusters: 10 });
  // Left out, the first leaves 90 labels and each other one 110.
  const moves = (5 / 90) ** 2 + 4 * (10 / 6 / 110) ** 2 + 5 * (14 / 6 / 110) ** 2;
  const variance = (9 / 10) * moves;
  expect(variance).toBeCloseTo(
    varianceByLeavingOut(sizes.map((count, at) => ({ count, sum: at % 2 ? 8 : count * 0.4 }))),
    12,
  );
  const seen = variance / (((68 / 120) * (52 / 120)) / 120);
  const effect = Math.max(1, seen, (10 * Math.max(1, seen) + 120 / 10 / 4) / 10.25);
  expectInterval(some, wilsonInterval(68 / 120, (120 / effect) * shrink), 4);
});

test("where one problem has nearly all labels, Student's t has its least, one degree, and the interval says little", () => {
  const all = shareOfClusters(
    Array.from({ length: 10 }, (_, at) => (at === 0 ? { count: 991, sum: 991 } : { count: 1, sum: 1 })),
    "none",
  );

  const effective = 10 * (1.95996 / studentBound(1)) ** 2;
  expectInterval(all, { low: effective / (effective + 1.95996 ** 2), high: 1 }, 4);
  expect(effective).toBeLessThan(1);
});

test("where each problem has one label, nothing of their likeness is unseen", () => {
  const all = shareOfClusters(Array<ClusterTally>(20).fill({ count: 1, sum: 1 }), "none");

  expect(all).not.toHaveProperty("note");
  const effective = 20 * (1.95996 / 2.09302) ** 2;
  expectInterval(all, { low: effective / (effective + 1.95996 ** 2), high: 1 }, 4);
});

test("where one label of one problem differs, the rest says nothing of their likeness, and the interval stays nearly that of none", () => {
  const withMarks = (marks: number) =>
    shareOfClusters(
      Array.from({ length: 40 }, (_, problem) => ({ count: 3, sum: problem < marks ? 1 : 0 })),
      "none",
    );
  const highOf = (estimate: ReturnType<typeof shareOfClusters>) =>
    estimate.kind === "estimated" ? estimate.interval.high : Number.NaN;

  expect(highOf(withMarks(1))).toBeGreaterThan(0.6 * highOf(withMarks(0)));
  // By hand: 120 labels show the variance of 1 / 120 drawn one by one, 120 / 119 of it, which counts once beside a quarter
  // of three labels a problem; Student's t at 39 degrees of a table.
  const effect = (120 / 119 + 3 / 4) / 1.25;
  expectInterval(withMarks(1), wilsonInterval(1 / 120, (120 / effect) * (1.95996 / 2.02269) ** 2), 4);
  // Of a share of nearly all it is the same from the other side.
  expect(
    shareOfClusters(
      Array.from({ length: 40 }, (_, problem) => ({ count: 3, sum: problem === 0 ? 2 : 3 })),
      "none",
    ),
  ).toMatchObject({ interval: { low: expect.closeTo(1 - highOf(withMarks(1)), 10) } });
});

test("nine labels, or labels of nine problems, are too few, and nothing has no share", () => {
  const labels = shareOfClusters(Array<ClusterTally>(9).fill({ count: 1, sum: 1 }), "none");
  const problems = shareOfClusters(
    Array.from({ length: 20 }, (_, at) => ({ count: at < 9 ? 5 : 0, sum: at < 9 ? 2 : 0 })),
    "none",
  );

  expect(labels).toMatchObject({
    kind: "too_few",
    value: 1,
    n: 9,
    reason: expect.stringContaining("9 of at least 10"),
  });
  expect(problems).toMatchObject({ kind: "too_few", clusters: 9, reason: expect.stringContaining("9 of at least 10") });
  expect(shareOfClusters([{ count: 0, sum: 0 }], "no label")).toEqual({ kind: "undefined", n: 0, reason: "no label" });
  expect(() => shareOfClusters([{ count: 1, sum: 2 }], "none")).toThrow(RangeError);
});

test("a mean by hand: ten problems with means 1 and 3, of one label each", () => {
  const found = meanOfClusters(
    Array.from({ length: 10 }, (_, at) => ({ count: 1, sum: at % 2 ? 3 : 1 })),
    { low: 1, high: 5 },
    "none",
  );

  // Sample variance 10/9, so the standard error is a third; t at 9 degrees is 2.26216.
  expect(found).toMatchObject({ value: 2, n: 10, clusters: 10 });
  expectInterval(found, { low: 2 - 2.26216 / 3, high: 2 + 2.26216 / 3 }, 4);
});

test("of a mean over clusters of unequal size as many count as would show the variance as surely", () => {
  const ones = Array.from({ length: 9 }, (_, at) => ({ count: 1, sum: at % 2 ? 3 : 1 }));
  const found = meanOfClusters([...ones, { count: 3, sum: 6 }], { low: 1, high: 5 }, "none");

  // 12 squared over 9 + 9 is 8; t at 7 degrees is 2.364624.
  const variance = varianceByLeavingOut([...ones, { count: 3, sum: 6 }]);
  // By hand: of the mean 23 / 12 the ones are 11 / 12 and 13 / 12 away, beside 11 others; the three 1 / 4, beside 9.
  expect(variance).toBeCloseTo(0.9 * (5 * (11 / 132) ** 2 + 4 * (13 / 132) ** 2 + (1 / 36) ** 2), 12);
  const half = 2.364624 * Math.sqrt(variance);
  expectInterval(found, { low: 23 / 12 - half, high: 23 / 12 + half }, 3);
});

test("the interval of a mean stays on its scale", () => {
  const found = meanOfClusters(
    Array.from({ length: 10 }, (_, at) => ({ count: 1, sum: at === 0 ? 1 : 5 })),
    { low: 1, high: 5 },
    "none",
  );

  expect(found).toMatchObject({ value: 4.6, interval: { high: 5 } });
});

/** The jackknife by its definition: the ratio of all others, for each cluster in turn. */
function varianceByLeavingOut(tallies: readonly ClusterTally[]): number {
  const ratio = (of: readonly ClusterTally[]) =>
    of.reduce((total, { sum }) => total + sum, 0) / of.reduce((total, { count }) => total + count, 0);
  const moves = tallies.map((_, left) => ratio(tallies.filter((_, at) => at !== left)) - ratio(tallies));

  return ((tallies.length - 1) / tallies.length) * moves.reduce((total, move) => total + move ** 2, 0);
}

function expectInterval(
  found: ReturnType<typeof shareOfClusters>,
  wanted: { readonly low: number; readonly high: number },
  digits: number,
): void {
  expect(found.kind).toBe("estimated");
  if (found.kind !== "estimated") return;

  expect(found.interval.low).toBeCloseTo(wanted.low, digits);
  expect(found.interval.high).toBeCloseTo(wanted.high, digits);
}
