import { expect, test } from "vitest";
import { holm } from "./holm";
import { holmLevels } from "./holm-level";

test("a single test has the whole level, and without a finding all tests share it", () => {
  expect(holmLevels([0.4], 0.05)).toEqual([0.05]);
  expect(holmLevels([0.0156, 1, 0.3, 0.9], 0.05)).toEqual([0.0125, 0.0125, 0.0125, 0.0125]);
  expect(holmLevels([], 0.05)).toEqual([]);
});

test("a finding of another test leaves more for the rest", () => {
  // 0.01 is a finding among three (0.03); then 0.03 is one of two.
  expect(holmLevels([0.03, 0.01, 0.2], 0.05)).toEqual([0.025, 0.05 / 3, 0.025]);
});

test("a p-value just under its level is a finding among all, one just over is none", () => {
  for (const given of [
    [0.0156, 1, 0.3, 0.9],
    [0.03, 0.01, 0.2],
    [0.001, 0.002, 0.04],
    [0.02, 0.021, 0.022],
  ]) {
    for (const [at, level] of holmLevels(given, 0.05).entries()) {
      expect(holm(given.with(at, level - 1e-9))[at]).toBeLessThan(0.05);
      expect(holm(given.with(at, level + 1e-9))[at]).toBeGreaterThanOrEqual(0.05);
    }
  }
});
