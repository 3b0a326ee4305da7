import { expect, test } from "vitest";
import { indexAnalysis } from "./analysis-index";
import type { Attribution } from "./verdict";

const dispatch = (order: number, step: number, attribution: Attribution) =>
  ({ order, step, tool: "find_product", attribution, reason: "asked for" }) as const;

test("calls are counted by step and by who made them, claims without a log among them", () => {
  const { made } = indexAnalysis({
    dispatches: [dispatch(1, 0, "model"), dispatch(2, 0, "code"), dispatch(3, 0, "code"), dispatch(4, 2, "retry")],
    phantoms: [
      { step: 0, call: 4 },
      { step: 1, call: 0 },
    ],
  });

  expect([...made].toSorted(([a], [b]) => a - b)).toEqual([
    [0, { model: 1, code: 2, phantom: 1 }],
    [1, { phantom: 1 }],
    [2, { retry: 1 }],
  ]);
});
