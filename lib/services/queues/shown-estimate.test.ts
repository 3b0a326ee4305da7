import { expect, test } from "vitest";
import { shownEstimate, shownUnlessTooFew } from "./shown-estimate";

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

test("a figure of too few that are all one value says that they are few; any other says its own", () => {
  const few = { ...said, kind: "too_few", value: 1 } as const;
  const alike = { kind: "undefined", n: 4, reason: "All are alike." } as const;
  const share = { ...said, kind: "estimated", value: 1, interval: { low: 0.7, high: 1 }, resamples: 0 } as const;

  expect(shownUnlessTooFew(few, alike)).toEqual({ value: null, reason: "Too few.", n: 4 });
  expect(shownUnlessTooFew(share, alike)).toEqual({ value: null, reason: "All are alike.", n: 4 });
  expect(shownUnlessTooFew(few, { ...few, n: 3 })).toMatchObject({ n: 3 });
});
