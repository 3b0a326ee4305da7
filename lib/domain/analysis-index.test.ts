import { expect, test } from "vitest";
import { indexAnalysis } from "./analysis-index";
import type { Attribution } from "./verdict";

const dispatch = (order: number, step: number, attribution: Attribution) =>
  ({ order, step, tool: "find_product", attribution, reason: "asked for" }) as const;

test("who made the calls of a step is known in their order, with claims without a log last", () => {
  const { made } = indexAnalysis({
    dispatches: [
      dispatch(2, 0, "code"),
      dispatch(1, 0, "model"),
      dispatch(3, 0, "code"),
      dispatch(5, 0, "model"),
      dispatch(4, 2, "retry"),
    ],
    phantoms: [
      { step: 0, call: 4 },
      { step: 1, call: 0 },
    ],
  });

  expect([...made].toSorted(([a], [b]) => a - b)).toEqual([
    [
      0,
      [
        { by: "model", before: 0, count: 1 },
        { by: "code", before: 1, count: 2 },
        { by: "model", before: 3, count: 1 },
        { by: "phantom", before: 4, count: 1 },
      ],
    ],
    [1, [{ by: "phantom", before: 0, count: 1 }]],
    [2, [{ by: "retry", before: 0, count: 1 }]],
  ]);
});
