import { expect, test } from "vitest";
import { expectedHalfWidth, planLabels, type UnplannedStratum } from "./audit-plan";
import { labelsNeeded } from "./labels-needed";

const drawsOf = ({ strata }: ReturnType<typeof planLabels>) => [...strata.values()].map(({ draw }) => draw);

test("draws for a half-width of the corpus are enough, and one less is not", () => {
  const strata = [aStratum("a", 5_000), aStratum("b", 2_000, 40, 3), aStratum("c", 500)];
  const plan = planLabels(strata, { kind: "corpus", halfWidth: 0.04 });
  const less = planLabels(strata, { kind: "labels", labels: plan.total - 1, halfWidth: 0.04 });

  expect(expectedHalfWidth(strata, draws(plan))).toBeLessThanOrEqual(0.04);
  expect(expectedHalfWidth(strata, draws(less))).toBeGreaterThan(0.04);
});

test("each stratum by itself: what it needs is drawn", () => {
  const plan = planLabels([aStratum("a", 5_000), aStratum("b", 60)], { kind: "each", halfWidth: 0.1 });

  const alone = [5_000, 60].map((population) => labelsNeeded({ rate: 0.5, population, halfWidth: 0.1 }));
  expect(drawsOf(plan)).toEqual(alone);
  expect([...plan.strata.values()].map(({ needed }) => needed)).toEqual(alone);
});

test("a number of labels is shared out, never more to a stratum than it has without a label", () => {
  const plan = planLabels([aStratum("a", 5_000), aStratum("small", 12, 5, 1)], {
    kind: "labels",
    labels: 100,
    halfWidth: 0.05,
  });

  expect(plan.total).toBe(100);
  expect(plan.strata.get("small")?.draw).toBeLessThanOrEqual(7);
  expect(plan.strata.get("small")?.draw).toBeGreaterThanOrEqual(5);
});

test("labels that are there stand for themselves: half of the corpus known halves what is uncertain of the rest", () => {
  const known = [aStratum("a", 20_000, 10_000, 5_000)];
  const unknown = [aStratum("a", 10_000)];
  const draw = new Map([["a", 100]]);

  expect(expectedHalfWidth(known, draw)).toBeCloseTo(expectedHalfWidth(unknown, draw) / 2, 3);
  expect(planLabels(known, { kind: "corpus", halfWidth: 0.03 }).total).toBe(
    planLabels(unknown, { kind: "corpus", halfWidth: 0.06 }).total,
  );
});

test("a corpus of which everything is known needs nothing; one stratum without a draw leaves the corpus open", () => {
  const known = [aStratum("a", 40, 40, 3)];

  expect(planLabels(known, { kind: "corpus", halfWidth: 0.05 }).total).toBe(0);
  expect(expectedHalfWidth(known, new Map())).toBe(0);
  expect(expectedHalfWidth([aStratum("a", 100), aStratum("b", 100)], new Map([["a", 50]]))).toBeCloseTo(0.5, 6);
});

function aStratum(name: string, population: number, labelled = 0, errors = 0): UnplannedStratum {
  return { name, population, labelled, errors };
}

function draws({ strata }: ReturnType<typeof planLabels>): ReadonlyMap<string, number> {
  return new Map([...strata].map(([name, { draw }]) => [name, draw]));
}
