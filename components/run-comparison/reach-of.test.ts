import { expect, test } from "vitest";
import { reachOf } from "./reach-of";

const figure = (value: number, interval: [number, number] | null) => ({
  ...{ value, n: 20, resamples: 10_000, note: null },
  interval,
});

test.each([
  ["the far end of any interval, to the next tenth", [figure(0.2, [-0.41, 0.5]), figure(0.1, [0, 0.3])], 0.5],
  ["a lower end below 0 counts alike", [figure(-0.2, [-0.41, 0.1])], 0.5],
  ["a value without an interval counts", [figure(0.62, null)], 0.7],
  ["no figure leaves a tenth", [{ value: null, reason: "No problem has 8 rollouts." }], 0.1],
] as const)("the scale of figures: %s", (_, figures, reach) => {
  expect(reachOf(figures)).toBeCloseTo(reach);
});
