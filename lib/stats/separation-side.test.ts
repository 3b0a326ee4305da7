import { expect, test } from "vitest";
import { holmWords, isMixed, mixedRunWords, sideOf } from "./separation-side";

test.each([
  ["better", 15, 5, 0.1, 0.04],
  ["worse", 5, 15, -0.1, 0.04],
  ["mixed", 15, 35, 0.092, 0.0066],
  ["mixed", 35, 15, 0, 0.0066],
  ["neither", 15, 5, 0.1, 0.05],
  ["neither", 15, 5, -0.1, 0.2],
] as const)("%s: %d wins, %d losses, difference %d, p %d", (side, wins, losses, difference, p) => {
  expect(sideOf({ wins, losses, difference }, p)).toBe(side);
});

const difference = (value: number, low: number, high: number) => ({ value, interval: [low, high] as const });
const mixed = { wins: 15, losses: 35, difference: difference(0.092, 0.02, 0.17), p: 0.0066, holmP: 0.0066 };

test("what is mixed by the corrected test is said of the runs by what each has more of", () => {
  expect([
    isMixed(mixed),
    isMixed({ ...mixed, holmP: 0.05 }),
    isMixed({ ...mixed, difference: { value: null } }),
  ]).toEqual([true, false, false]);
  expect(mixedRunWords(mixed, "b", "a")).toBe(
    "a wins more problems, by more than chance, but b gains more where it wins",
  );
  expect(mixedRunWords({ wins: 35, losses: 15 }, "b", "a")).toBe(
    "b wins more problems, by more than chance, but a gains more where it wins",
  );
});

test("Holm's correction is named only where it takes a finding back", () => {
  const lost = { wins: 7, losses: 0, difference: difference(0.35, 0.15, 0.55), p: 0.0156, holmP: 0.109 };

  expect(holmWords(lost, 7)).toBe(" after Holm's correction for 7 comparisons");
  expect(holmWords({ ...lost, wins: 0, losses: 7, difference: difference(-0.35, -0.55, -0.15) }, 2)).toContain("2");
  expect(holmWords({ ...lost, difference: difference(0.35, -0.01, 0.55) }, 7)).toBe("");
  expect(holmWords({ ...lost, difference: { value: 0.35, interval: null } }, 7)).toBe("");
  expect(holmWords({ ...lost, holmP: 0.0468 }, 3)).toBe("");
  expect(holmWords({ ...lost, p: 0.0625, holmP: 0.125 }, 2)).toBe("");
  expect(holmWords({ ...mixed, holmP: 0.07 }, 7)).toBe("");
});
