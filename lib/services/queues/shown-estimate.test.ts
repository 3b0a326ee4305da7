import { expect, test } from "vitest";
import { shownEstimate } from "./shown-estimate";

const said = { n: 4, clusters: 3, reason: "Too few." };

test("what there is too little of is told where that is the reason", () => {
  const few = { of: "clusters", count: 3 } as const;

  expect(shownEstimate({ ...said, kind: "too_few", value: 1, few })).toEqual({
    value: null,
    reason: "Too few.",
    n: 4,
    few,
  });
  expect(shownEstimate({ ...said, kind: "too_few", value: 1 })).toEqual({ value: null, reason: "Too few.", n: 4 });
  expect(shownEstimate({ kind: "undefined", n: 0, reason: "None." })).toEqual({ value: null, reason: "None.", n: 0 });
});

test("what has to be known before an interval is trusted goes with it", () => {
  const found = {
    kind: "estimated",
    value: 1,
    interval: { low: 0.7, high: 1 },
    n: 40,
    clusters: 10,
    resamples: 0,
  } as const;

  expect(shownEstimate({ ...found, note: "All are alike." })).toEqual({
    ...{ value: 1, low: 0.7, high: 1, n: 40 },
    note: "All are alike.",
  });
  expect(shownEstimate(found)).toEqual({ value: 1, low: 0.7, high: 1, n: 40 });
});
