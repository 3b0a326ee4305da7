import { expect, test } from "vitest";
import { niceTicks } from "./nice-ticks";

test.each([
  [0, 1, 5, [0, 0.5, 1]],
  [0.02, 0.42, 5, [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
  [0, 21, 5, [0, 10, 20, 30]],
  [-3, 3, 4, [-4, -2, 0, 2, 4]],
  [0, 100_000, 6, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
  [5, 5, 3, [5, 10]],
  [0, 0, 3, [0, 0.5]],
])("from %d to %d, about %d", (low, high, about, ticks) => {
  expect(niceTicks(low, high, about)).toEqual(ticks);
});

test("every value lies within the ticks, whatever its size", () => {
  for (const high of [1e-12, 0.3, 7, 123_456, 9e15]) {
    const ticks = niceTicks(-high / 3, high, 5);
    expect(ticks[0]).toBeLessThanOrEqual(-high / 3);
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
    expect(ticks.length).toBeLessThan(12);
  }
});
