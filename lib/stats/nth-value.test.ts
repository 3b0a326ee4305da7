import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { nthValue } from "./nth-value";

test.each([1, 2, 3, 10, 257, 2_000])("every rank of %i values is the one of the sorted values", (count) => {
  const rng = createRng(3, `ranks ${count}`);
  const drawn = Float64Array.from({ length: count }, () => rng.next());
  // Means of a few problems repeat themselves.
  const repeated = drawn.map((value) => Math.floor(value * 7) - 3);

  for (const values of [drawn, repeated, repeated.toSorted(), repeated.toSorted().reverse()]) {
    const sorted = values.toSorted();
    const ranks = [0, count - 1, Math.floor(count * 0.025), Math.ceil(count * 0.975) - 1, rng.between(0, count - 1)];
    for (const rank of ranks) expect(nthValue(values.slice(), rank)).toBe(sorted[rank]);
  }
});

test("of nothing there is no value", () => {
  expect(nthValue(new Float64Array(0), 0)).toBeNaN();
});
