import { describe, expect, test } from "vitest";
import { type ClusterTally, meanOfClusters, shareOfClusters } from "./cluster-ratio";
import { differenceOfClusters, type PairedTally } from "./difference-of-clusters";
import type { Estimate } from "./estimate";
import { studentBound } from "./student-t";

const ANY = { low: -100, high: 100 };
const NOTHING = "Nothing.";
const one = (sum: number) => ({ count: 1, sum });
const NONE = { count: 0, sum: 0 };

const mean = (tallies: readonly ClusterTally[]) => meanOfClusters(tallies, ANY, NOTHING);
const share = (tallies: readonly ClusterTally[]) => shareOfClusters(tallies, NOTHING);

/** The difference of means, or of other ratios, of these clusters. */
function differenceOf(tallies: readonly PairedTally[], estimate: (of: readonly ClusterTally[]) => Estimate = mean) {
  const [a, b] = [estimate(tallies.map((tally) => tally.a)), estimate(tallies.map((tally) => tally.b))];

  return differenceOfClusters({ tallies, a, b }, ANY, NOTHING);
}

function intervalOf(estimate: Estimate) {
  if (estimate.kind !== "estimated") throw new Error(estimate.reason);
  return estimate.interval;
}

describe("the difference of two ratios", () => {
  test("of one thing a cluster in each is the paired t interval: Student's sleep data", () => {
    // Gosset 1908; R: t.test(extra ~ group, paired = TRUE) gives 1.58, 0.7001142 to 2.4598858.
    const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
    const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];

    const difference = differenceOf(first.map((sum, at) => ({ a: one(sum), b: one(second[at] ?? 0) })));

    expect(difference).toMatchObject({ kind: "estimated", value: expect.closeTo(1.58, 12), n: 10, clusters: 10 });
    expect(intervalOf(difference).low).toBeCloseTo(0.7001142, 3);
    expect(intervalOf(difference).high).toBeCloseTo(2.4598858, 3);
  });

  test("of clusters of unequal size moves as it does where each is left out", () => {
    const sizes = [12, 6, 4, 3, 3, 2, 2, 1, 1, 1, 1, 1];
    const tallies = sizes.map((count, at) => ({
      a: { count, sum: count * (at % 3) },
      b: { count, sum: count * ((at * 7) % 5) },
    }));
    const differenceAt = (of: readonly PairedTally[]) =>
      of.reduce((sum, { a, b }) => sum + b.sum - a.sum, 0) / of.reduce((sum, { a }) => sum + a.count, 0);

    const { low, high } = intervalOf(differenceOf(tallies));

    const moves = tallies.map((tally) => differenceAt(tallies.filter((one) => one !== tally)) - differenceAt(tallies));
    const variance = (11 / 12) * moves.reduce((sum, move) => sum + move ** 2, 0);
    // 37 squared by the sum of the squares of the sizes, 227, is 6.03; less one for Student's t.
    expect((high - low) / 2).toBeCloseTo(studentBound(37 ** 2 / 227 - 1) * Math.sqrt(variance), 10);
  });

  test("of clusters that only one of them has is wider than of paired ones", () => {
    const shares = Array.from({ length: 20 }, (_, at) => at / 20);
    const paired = shares.map((sum): PairedTally => ({ a: one(sum), b: one(sum + 0.1 * (sum > 0.5 ? 1 : 0)) }));
    const apart = paired.flatMap(({ a, b }) => [
      { a, b: NONE },
      { a: NONE, b },
    ]);
    const width = (tallies: readonly PairedTally[]) => {
      const { low, high } = intervalOf(differenceOf(tallies));
      return high - low;
    };

    expect(width(apart)).toBeGreaterThan(2 * width(paired));
  });

  test("of shares at 0 is no certainty: one success of sixty in the other is within chance", () => {
    const tallies = Array.from({ length: 60 }, (_, at) => ({ a: one(at === 0 ? 1 : 0), b: one(0) }));

    const { low, high } = intervalOf(differenceOf(tallies, share));

    expect(low).toBeLessThan(-0.05);
    expect(high).toBeGreaterThan(0.03);
  });

  test("weighs things, not clusters", () => {
    const tallies = Array.from({ length: 12 }, (_, at) => ({
      a: { count: 4, sum: 0 },
      b: { count: 1 + 3 * (at % 2), sum: (1 + 3 * (at % 2)) * (at % 2) },
    }));

    expect(differenceOf(tallies, share)).toMatchObject({ kind: "estimated", value: 0.8, n: 30 });
  });

  test("stays within its bounds", () => {
    const tallies = Array.from({ length: 12 }, (_, at) => ({ a: one(0), b: one(at % 6 === 0 ? 0 : 1) }));
    const [a, b] = [share(tallies.map((tally) => tally.a)), share(tallies.map((tally) => tally.b))];

    expect(intervalOf(differenceOfClusters({ tallies, a, b }, { low: -1, high: 0.9 }, NOTHING)).high).toBe(0.9);
  });

  test("is not said of few things or few problems, and has no value where one knows nothing", () => {
    const few = Array.from({ length: 9 }, () => ({ a: one(0), b: one(1) }));
    const known = Array.from({ length: 20 }, () => ({ a: one(0), b: NONE }));

    expect(differenceOf(few)).toMatchObject({ kind: "too_few", value: 1, n: 9, clusters: 9 });
    expect(differenceOf(known)).toEqual({ kind: "undefined", n: 0, reason: NOTHING });
  });

  test("of means that are the same everywhere says so", () => {
    const alike = Array.from({ length: 20 }, () => ({ a: one(0), b: one(1) }));

    expect(differenceOf(alike)).toMatchObject({
      ...{ kind: "estimated", value: 1, interval: { low: 1, high: 1 } },
      note: expect.stringContaining("says nothing about chance"),
    });
  });
});
