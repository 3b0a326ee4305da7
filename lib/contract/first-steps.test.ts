import { expect, test } from "vitest";
import { screenOf } from "./first-steps";
import type { OutlineStep } from "./outline";

function entry(index: number, chars = 3000): OutlineStep {
  return {
    ...{ index, role: "agent", title: "find_product", calls: 1, logged: 1, attribution: [], flags: [], chars },
    chunk: 0,
  };
}

const entries = (count: number, chars?: number) => Array.from({ length: count }, (_, index) => entry(index, chars));
const indexes = (steps: readonly OutlineStep[]) => steps.map(({ index }) => index);

test.each([
  [0, [0, 1, 2, 3, 4]],
  [500, [500, 501, 502, 503, 504]],
  [998, [998, 999]],
  [4000, [999]],
])("a screen from step %i on holds the steps that fill it", (from, shown) => {
  expect(indexes(screenOf(entries(1000), from))).toEqual(shown);
});

test("no page carries more than it should, nor a step that is too much by itself", () => {
  expect(indexes(screenOf(entries(9, 90_000), 0))).toEqual([0, 1]);
  expect(screenOf(entries(9, 200_001), 0)).toEqual([]);
  expect(screenOf([], 0)).toEqual([]);
});
