import { expect, test } from "vitest";
import { meanOfClusters, shareOfClusters } from "./cluster-ratio";
import { normalBound } from "./normal-bound";
import { studentBound } from "./student-t";

// qnorm(1 - p / 2), by an independent implementation.
test.each([
  [0.05, 1.959964],
  [0.05 / 16, 2.955167],
  [0.05 / 112, 3.510998],
  [0.5, 0.67449],
])("an interval that leaves out %d reaches to %d", (outside, bound) => {
  expect(Math.abs(normalBound(outside) - bound)).toBeLessThan(0.00045);
});

test.each([0, 1, -0.1, Number.NaN])("%d is refused", (outside) => {
  expect(() => normalBound(outside)).toThrow(RangeError);
});

// Quantile at 1 - 0.05 / 32, by integrating the density.
test.each([
  [9, 3.9969],
  [19, 3.3826],
  [99, 3.0295],
])("Student's quantile of %i degrees is that of the wider interval", (freedom, bound) => {
  expect(studentBound(freedom, normalBound(0.05 / 16))).toBeCloseTo(bound, 2);
});

test("shares and means of clusters have the wider interval where it is asked for", () => {
  const tallies = Array.from({ length: 20 }, (_, at) => ({ count: 1, sum: at % 3 === 0 ? 1 : 0 }));
  const wide = normalBound(0.05 / 16);
  const widthOf = (estimate: ReturnType<typeof shareOfClusters>) => {
    if (estimate.kind !== "estimated") throw new Error(estimate.reason);
    return estimate.interval.high - estimate.interval.low;
  };
  const scale = { low: -100, high: 100 };

  expect(widthOf(shareOfClusters(tallies, "", wide))).toBeGreaterThan(1.3 * widthOf(shareOfClusters(tallies, "")));
  expect(widthOf(meanOfClusters(tallies, { ...scale, normal: wide }, ""))).toBeCloseTo(
    (widthOf(meanOfClusters(tallies, scale, "")) * studentBound(19, wide)) / studentBound(19),
    10,
  );
});
