import { expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import { holm } from "@/lib/stats/holm";
import { curveFigures } from "./curve-figures";
import { aFactRow, aFactTable } from "./fixtures/a-fact-table";

/** Each of its own problem; the model made from 1 to 10 of ten calls, and people call all of them agentic. */
function givenCurve(along: "agenticShare" | "coefficientGate", coefficientGate: number | null = null) {
  const table = aFactTable(
    Array.from({ length: 40 }, (_, at) =>
      aFactRow({ id: at + 1, model: 1 + (at % 10), code: 9 - (at % 10), problem: at, judgeScore: (at % 10) / 10 }),
    ),
  );
  const labels = new Map(Array.from({ length: 40 }, (_, at) => [at, "agentic"] as const));

  return curveFigures({ table, labels, thresholds: { ...DEFAULT_THRESHOLDS, coefficientGate }, along });
}

test("each place is held against the current one on the labels, and its p counts all the places", () => {
  const { points } = givenCurve("agenticShare");

  const current = points.filter(({ isCurrent }) => isCurrent);
  expect(current).toHaveLength(1);
  expect(current[0]).not.toHaveProperty("paired");
  const others = points.flatMap(({ paired }) => (paired ? [paired] : []));
  expect(others).toHaveLength(points.length - 1);
  expect(others.map(({ holmP }) => holmP)).toEqual(holm(others.map(({ p }) => p)));
  expect(points.find(({ at }) => at === 0.6)?.paired).toMatchObject({ gained: 8, lost: 0, up: 8, down: 0 });
  expect(points.find(({ at }) => at === 1)?.paired).toMatchObject({ gained: 0, lost: 8, up: 0, down: 8 });
});

test("a threshold that may be off has that as a place, and another has none", () => {
  const { off, points } = givenCurve("coefficientGate");

  expect(off).toMatchObject({ isCurrent: true, calledAgentic: 12, recall: { value: 0.3 } });
  expect(off).not.toHaveProperty("paired");
  expect(points.every(({ isCurrent }) => !isCurrent)).toBe(true);
  expect(givenCurve("agenticShare")).not.toHaveProperty("off");
});

test("where the threshold is on its being off is one of the places that p counts", () => {
  const { off, points } = givenCurve("coefficientGate", 1);

  const others = [...points, off].flatMap((place) => (place?.paired ? [place.paired] : []));
  expect(points.filter(({ isCurrent }) => isCurrent).map(({ at }) => at)).toEqual([1]);
  expect(off?.paired).toMatchObject({ gained: 4, lost: 0 });
  expect(others.map(({ holmP }) => holmP)).toEqual(holm(others.map(({ p }) => p)));
});

test("along another threshold what the gate lets go is not called agentic", () => {
  const now = (gate: number | null) => givenCurve("agenticShare", gate).points.find(({ isCurrent }) => isCurrent);

  expect(now(null)).toMatchObject({ calledAgentic: 12, recall: { value: 0.3 } });
  expect(now(0.95)).toMatchObject({ calledAgentic: 8, recall: { value: 0.2 } });
});

test("where the threshold is off every place is held against that", () => {
  const { points } = givenCurve("coefficientGate");

  expect(DEFAULT_THRESHOLDS.coefficientGate).toBeNull();
  expect(points.every(({ paired }) => paired !== undefined)).toBe(true);
  expect(points[0]?.paired).toMatchObject({ gained: 0, lost: 0 });
  expect(points.at(-1)?.paired).toMatchObject({ gained: 0, lost: expect.any(Number) });
  expect(points.at(-1)?.paired?.lost).toBeGreaterThan(0);
});
