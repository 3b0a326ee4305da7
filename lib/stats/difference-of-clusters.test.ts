import { describe, expect, test } from "vitest";
import { differenceOfClusters, type PairedTally } from "./difference-of-clusters";

const ANY = { low: -100, high: 100 };
const NOTHING = "Nothing.";
const one = (sum: number) => ({ count: 1, sum });
const NONE = { count: 0, sum: 0 };

describe("the difference of two ratios", () => {
  test("of one thing a cluster in each is the paired t interval: Student's sleep data", () => {
    // Gosset 1908; R: t.test(extra ~ group, paired = TRUE) gives 1.58, 0.7001142 to 2.4598858.
    const first = [0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0, 2];
    const second = [1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4];
    const tallies = first.map((sum, at) => ({ a: one(sum), b: one(second[at] ?? 0) }));

    const difference = differenceOfClusters(tallies, ANY, NOTHING);

    expect(difference).toMatchObject({ kind: "estimated", n: 10, clusters: 10 });
    if (difference.kind !== "estimated") return;
    expect(difference.value).toBeCloseTo(1.58, 12);
    expect(difference.interval.low).toBeCloseTo(0.7001142, 3);
    expect(difference.interval.high).toBeCloseTo(2.4598858, 3);
  });

  test("of clusters that only one of them has is wider than of paired ones", () => {
    const shares = Array.from({ length: 20 }, (_, at) => at / 20);
    const paired = shares.map((sum): PairedTally => ({ a: one(sum), b: one(sum + 0.1 * (sum > 0.5 ? 1 : 0)) }));
    const apart = paired.flatMap(({ a, b }) => [
      { a, b: NONE },
      { a: NONE, b },
    ]);
    const width = (tallies: readonly PairedTally[]) => {
      const found = differenceOfClusters(tallies, ANY, NOTHING);
      return found.kind === "estimated" ? found.interval.high - found.interval.low : Number.NaN;
    };

    expect(width(apart)).toBeGreaterThan(2 * width(paired));
  });

  test("weighs things, not clusters, and stays within its bounds", () => {
    const tallies = Array.from({ length: 12 }, (_, at) => ({
      a: { count: 4, sum: 0 },
      b: { count: 1 + 3 * (at % 2), sum: (1 + 3 * (at % 2)) * (at % 2) },
    }));

    const difference = differenceOfClusters(tallies, { low: -1, high: 0.85 }, NOTHING);

    expect(difference).toMatchObject({ kind: "estimated", value: 0.8, n: 30, interval: { high: 0.85 } });
  });

  test("is not said of few things or few problems, and has no value where one knows nothing", () => {
    const few = Array.from({ length: 9 }, () => ({ a: one(0), b: one(1) }));
    const known = Array.from({ length: 20 }, () => ({ a: one(0), b: NONE }));

    expect(differenceOfClusters(few, ANY, NOTHING)).toMatchObject({ kind: "too_few", value: 1, n: 9, clusters: 9 });
    expect(differenceOfClusters(known, ANY, NOTHING)).toEqual({ kind: "undefined", n: 0, reason: NOTHING });
  });

  test("that is the same everywhere says so", () => {
    const alike = Array.from({ length: 20 }, () => ({ a: one(0), b: one(1) }));

    expect(differenceOfClusters(alike, ANY, NOTHING)).toMatchObject({
      ...{ kind: "estimated", value: 1, interval: { low: 1, high: 1 } },
      note: expect.stringContaining("says nothing about chance"),
    });
  });
});
