import { describe, expect, test } from "vitest";
import { type AllocationGoal, allocateLabels, type PlannedStratum } from "./allocate-labels";
import { labelsNeeded, plannedRate } from "./labels-needed";
import { wilsonInterval } from "./wilson";

describe("labels one stratum needs", () => {
  test.each([
    // Wald's (1.96 / 0.05)² / 4 = 385, less the 4 that Wilson's interval adds by itself.
    [0.5, 10_000_000, 0.05, 381],
    [0.5, 10_000_000, 0.1, 93],
    [0.1, 10_000_000, 0.05, 141],
    // 381 / (1 + 381 / 1,000), to the next whole.
    [0.5, 1_000, 0.05, 276],
    [0.5, 30, 0.01, 30],
    [0.3, 0, 0.05, 0],
    [0.3, 500, 0.5, 0],
  ])("rate %f of %i trajectories within %f: %i", (rate, population, halfWidth, labels) => {
    expect(labelsNeeded({ rate, population, halfWidth })).toBe(labels);
  });

  test.each([0.02, 0.2, 0.5])("at rate %f they are enough, and one less is not", (rate) => {
    const labels = labelsNeeded({ rate, population: 10_000_000, halfWidth: 0.04 });
    const halves = [labels, labels - 1].map((count) => {
      const { low, high } = wilsonInterval(rate, count);
      return (high - low) / 2;
    });

    expect(halves[0]).toBeLessThanOrEqual(0.04);
    expect(halves[1]).toBeGreaterThan(0.04);
  });

  test("the rate to plan with is a half without labels, else the stratum's drawn towards all", () => {
    expect(plannedRate({ labelled: 0, errors: 0 }, { labelled: 0, errors: 0 })).toBe(0.5);
    // All: (9 + 1) / (98 + 2) = 0.1, worth four labels.
    expect(plannedRate({ labelled: 0, errors: 0 }, { labelled: 98, errors: 9 })).toBeCloseTo(0.1, 12);
    expect(plannedRate({ labelled: 6, errors: 0 }, { labelled: 98, errors: 9 })).toBeCloseTo(0.04, 12);
    expect(plannedRate({ labelled: 40, errors: 40 }, { labelled: 40, errors: 40 })).toBeLessThan(1);
  });

  test.each([
    [{ rate: 1.2, population: 10, halfWidth: 0.1 }],
    [{ rate: 0.2, population: 1.5, halfWidth: 0.1 }],
    [{ rate: 0.2, population: 10, halfWidth: 0 }],
  ])("%o is refused", (input) => {
    expect(() => labelsNeeded(input)).toThrow(RangeError);
  });
});

describe("labels shared out over strata", () => {
  test("large strata get labels by size and spread, as Neyman's allocation says", () => {
    const { labels, total } = allocateLabels(
      [aStratum("a", 600_000, 0.5), aStratum("b", 300_000, 0.5), aStratum("c", 100_000, 0.1)],
      0,
      { kind: "labels", total: 1_000 },
    );

    // 600 · 0.5 : 300 · 0.5 : 100 · 0.3 = 300 : 150 : 30 of 480.
    expect([...labels]).toEqual([
      ["a", 625],
      ["b", 312],
      ["c", 63],
    ]);
    expect(total).toBe(1_000);
  });

  test.each([
    [[12, 7, 5], [0.5, 0.1, 0.3], 9],
    [[20, 4, 9], [0.05, 0.5, 0.9], 14],
    [[6, 6, 6], [0.2, 0.2, 0.8], 16],
  ])("no other whole numbers do better: %j with rates %j and %i labels", (sizes, rates, total) => {
    const strata = sizes.map((size, at) => aStratum(String(at), size, rates[at] ?? 0.5));

    const { labels } = allocateLabels(strata, 1, { kind: "labels", total });

    const best = Math.min(...allocations(sizes, total).map((counts) => varianceBy(strata, counts)));
    expect(varianceBy(strata, [...labels.values()])).toBeCloseTo(best, 14);
  });

  test("no stratum gets more than it has, fewer than it has labels already, or fewer than the floor", () => {
    const { labels, total } = allocateLabels(
      [
        aStratum("tiny", 3, 0.5),
        aStratum("done", 1_000, 0.1, 80),
        aStratum("calm", 1_000, 0.01),
        aStratum("big", 9_000, 0.5),
      ],
      10,
      { kind: "labels", total: 200 },
    );

    expect(Object.fromEntries(labels)).toMatchObject({ tiny: 3, done: 80, calm: 10 });
    expect(total).toBe(200);
    expect(allocateLabels([aStratum("tiny", 3, 0.5)], 10, { kind: "labels", total: 50 })).toMatchObject({
      total: 3,
      halfWidth: 0,
    });
  });

  test("too few for the floors: strata are filled in turn, the largest first, and nothing can be said of the corpus", () => {
    const found = allocateLabels(
      [aStratum("a", 100, 0.5), aStratum("b", 900, 0.5), aStratum("c", 500, 0.5), aStratum("d", 90, 0.5)],
      5,
      { kind: "labels", total: 3 },
    );

    expect(Object.fromEntries(found.labels)).toEqual({ a: 1, b: 1, c: 1, d: 0 });
    expect(found.halfWidth).toBeCloseTo(0.5, 12);
  });

  test("labels for a half-width of the corpus are enough, one less is not, and a single stratum needs what it needs alone", () => {
    const strata = [aStratum("a", 5_000, 0.1), aStratum("b", 2_000, 0.4), aStratum("c", 500, 0.2)];
    const found = allocateLabels(strata, 5, { kind: "half_width", halfWidth: 0.03 });
    const less = allocateLabels(strata, 5, { kind: "labels", total: found.total - 1 });

    expect(found.halfWidth).toBeLessThanOrEqual(0.03);
    expect(less.halfWidth).toBeGreaterThan(0.03);
    expect(allocateLabels([aStratum("a", 5_000, 0.1)], 1, { kind: "half_width", halfWidth: 0.03 }).total).toBe(
      labelsNeeded({ rate: 0.1, population: 5_000, halfWidth: 0.03 }),
    );
  });

  test.each<[string, readonly PlannedStratum[], number, AllocationGoal]>([
    ["two strata of one name", [aStratum("a", 1, 0.5), aStratum("a", 1, 0.5)], 0, { kind: "labels", total: 1 }],
    ["a rate of none", [aStratum("a", 5, 0)], 0, { kind: "labels", total: 1 }],
    ["more labels than trajectories", [aStratum("a", 5, 0.5, 6)], 0, { kind: "labels", total: 1 }],
    ["half a label", [aStratum("a", 5, 0.5)], 0, { kind: "labels", total: 0.5 }],
    ["a negative floor", [aStratum("a", 5, 0.5)], -1, { kind: "labels", total: 1 }],
    ["no half-width", [aStratum("a", 5, 0.5)], 0, { kind: "half_width", halfWidth: 0 }],
  ])("%s is refused", (_, strata, floor, goal) => {
    expect(() => allocateLabels(strata, floor, goal)).toThrow(RangeError);
  });
});

function aStratum(name: string, population: number, rate: number, labelled = 0): PlannedStratum {
  return { name, population, rate, labelled };
}

/** Every way to give each stratum from one label to all it has. */
function allocations(sizes: readonly number[], total: number): number[][] {
  const [first, ...rest] = sizes;
  if (first === undefined) return total === 0 ? [[]] : [];

  return Array.from({ length: Math.min(first, total) }, (_, at) => at + 1).flatMap((count) =>
    allocations(rest, total - count).map((others) => [count, ...others]),
  );
}

/** Cochran 1977, 5.3, on the scale of trajectories. */
function varianceBy(strata: readonly PlannedStratum[], counts: readonly number[]): number {
  return strata.reduce((total, { population, rate }, at) => {
    const labels = counts[at] ?? 0;
    const square = (population / (population - 1)) * rate * (1 - rate);
    return total + population ** 2 * (1 - labels / population) * (square / labels);
  }, 0);
}
