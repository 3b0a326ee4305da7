import { expect, test } from "vitest";
import { spreadLabels } from "./spread-labels";

const BOUNDS = { gap: 10, low: 0, high: 100 };

test.each([
  ["far apart they stay", [20, 60], [20, 60]],
  ["those that touch move apart from their middle", [50, 52], [46, 56]],
  ["whatever their order", [52, 50, 51], [61, 41, 51]],
  ["at a bound they move inside", [0, 1, 99], [0, 10, 99]],
  ["at the lower bound too", [99, 100], [90, 100]],
])("%s", (_, wanted, placed) => {
  expect(spreadLabels(wanted, BOUNDS)).toEqual(placed);
});

test("many labels keep their gap", () => {
  const placed = spreadLabels([40, 41, 42, 43, 44, 45, 46, 47], BOUNDS).toSorted((one, other) => one - other);

  for (const [at, height] of placed.entries()) {
    if (at > 0) expect(height - (placed[at - 1] ?? 0)).toBeCloseTo(10);
  }
});
