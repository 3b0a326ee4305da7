import { expect, test } from "vitest";
import { graphLayout } from "./graph-layout";

const ROW = 10;

test("problems that share a value stand together, and the value between them", () => {
  const { order, problemY, valueY, heightPx } = graphLayout(4, [{ members: [0, 2] }, { members: [1, 3] }], ROW);

  expect(order).toEqual([0, 2, 1, 3]);
  expect(problemY).toEqual([5, 25, 15, 35]);
  expect(valueY).toEqual([10, 30]);
  expect(heightPx).toBe(40);
});

test("values that all problems share stand apart, and the shorter side in the middle", () => {
  const { problemY, valueY, heightPx } = graphLayout(
    2,
    [{ members: [0, 1] }, { members: [0, 1] }, { members: [0, 1] }],
    ROW,
  );

  expect(heightPx).toBe(30);
  expect(problemY).toEqual([10, 20]);
  expect(valueY).toEqual([5, 15, 25]);
});

test("a problem by itself has a place", () => {
  expect(graphLayout(1, [], ROW)).toEqual({ order: [0], problemY: [5], valueY: [], heightPx: 10 });
});

test("the order is the same each time, and every place of a large cluster is its own", () => {
  const shared = Array.from({ length: 120 }, (_, at) => ({ members: [at % 90, (at * 7) % 90, (at * 31) % 90] }));

  const layout = graphLayout(90, shared, ROW);

  expect(graphLayout(90, shared, ROW)).toEqual(layout);
  expect(new Set(layout.problemY).size).toBe(90);
  expect(new Set(layout.valueY.map((y) => Math.round(y * 100))).size).toBe(120);
  expect(Math.min(...layout.valueY)).toBeGreaterThanOrEqual(ROW / 2);
  expect(Math.max(...layout.valueY)).toBeLessThanOrEqual(layout.heightPx - ROW / 2);
});
