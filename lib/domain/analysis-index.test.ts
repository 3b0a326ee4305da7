import { expect, test } from "vitest";
import { indexAnalysis } from "./analysis-index";
import type { Attribution } from "./verdict";

const dispatch = (order: number, step: number, attribution: Attribution, call?: number) =>
  ({
    ...{ order, step, tool: "find_product", attribution, reason: "asked for" },
    ...(call === undefined ? {} : { claimed: { step, call } }),
  }) as const;

test("who made the calls of a step is known as they stand there: claims in their order, then what the log alone has", () => {
  const { made } = indexAnalysis({
    dispatches: [
      dispatch(1, 0, "retry"),
      dispatch(3, 0, "code"),
      dispatch(2, 0, "code"),
      dispatch(5, 0, "model", 2),
      dispatch(6, 0, "model", 0),
      dispatch(4, 2, "retry"),
    ],
    phantoms: [
      { step: 0, call: 1 },
      { step: 1, call: 0 },
    ],
  });

  expect([...made].toSorted(([a], [b]) => a - b)).toEqual([
    [
      0,
      [
        { by: "model", before: 0, count: 1 },
        { by: "phantom", before: 1, count: 1 },
        { by: "model", before: 2, count: 1 },
        { by: "retry", before: 3, count: 1 },
        { by: "code", before: 4, count: 2 },
      ],
    ],
    [1, [{ by: "phantom", before: 0, count: 1 }]],
    [2, [{ by: "retry", before: 0, count: 1 }]],
  ]);
});
