import { expect, test } from "vitest";
import { type CurvePoint, smoothPoints } from "./smooth-points";
import { thinPoints } from "./thin-points";

const points = (values: readonly number[]): CurvePoint[] => values.map((value, step) => [step, value]);

test("a smoothed point is the mean of its window, at the ends of as many as there are on both sides", () => {
  expect(smoothPoints(points([0, 3, 6, 0, 9]), 5)).toEqual([
    [0, 0],
    [1, 3],
    [2, 3.6],
    [3, 5],
    [4, 9],
  ]);
});

test("a spike changes the means of its own window alone, and the largest numbers have one", () => {
  const values = Array.from({ length: 60 }, (_, step) => (step === 10 ? 1e18 : 0.5));
  const means = smoothPoints(points(values), 5).map(([, mean]) => mean);

  expect(means.slice(13)).toEqual(values.slice(13));
  expect(means.slice(0, 8)).toEqual(values.slice(0, 8));
  expect(means[10]).toBeCloseTo(2e17, -4);
  expect(smoothPoints(points([1.5e308, 1.5e308, 1.5e308]), 3)[1]?.[1]).toBeCloseTo(1.5e308, -300);
});

test("a window of one changes nothing, an even one is refused", () => {
  expect(smoothPoints(points([1, 2]), 1)).toEqual(points([1, 2]));
  expect(() => smoothPoints([], 2)).toThrow(RangeError);
});

test("few points stay as they are", () => {
  const few = points([1, 2, 3]);

  expect(thinPoints(few, 1)).toBe(few);
});

test("100,000 points become four a pixel at most, with every peak, trough and both ends", () => {
  const spikes = new Map([
    [33_333, 50],
    [77_777, -50],
  ]);
  const spiked = points(Array.from({ length: 100_000 }, (_, at) => spikes.get(at) ?? Math.sin(at / 5000)));

  const thin = thinPoints(spiked, 800);

  expect(thin.length).toBeLessThanOrEqual(3200);
  expect(thin).toEqual(expect.arrayContaining([[0, 0], [33_333, 50], [77_777, -50], spiked.at(-1)]));
  expect(thin.map(([step]) => step)).toEqual(thin.map(([step]) => step).toSorted((one, other) => one - other));
});

test("many points at one step are not thinned by their step", () => {
  const still = Array.from({ length: 9 }, (): CurvePoint => [4, 1]);

  expect(thinPoints(still, 1)).toBe(still);
});
