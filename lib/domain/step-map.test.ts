import { describe, expect, test } from "vitest";
import { mapBuckets, nextFlagged } from "./step-map";

const aStep = (index: number, flags: readonly string[] = []) => ({ index, attribution: ["model"] as const, flags });

describe("mapBuckets", () => {
  test.each([
    [8, 120, 8],
    [120, 120, 120],
    [5000, 120, 120],
    [121, 120, 61],
    [0, 120, 0],
  ])("%i steps in at most %i lines make %i", (count, limit, expected) => {
    const buckets = mapBuckets(
      Array.from({ length: count }, (_, i) => aStep(i)),
      limit,
    );

    expect(buckets).toHaveLength(expected);
    expect(buckets.at(-1)?.last ?? -1).toBe(count - 1);
  });

  test("a stretch shows who made most calls and whether anything is wrong", () => {
    const steps = [
      { index: 0, attribution: ["model"] as const, flags: [] },
      { index: 1, attribution: ["code", "code"] as const, flags: ["error"] },
      { index: 2, attribution: [], flags: ["truncated"] },
    ];

    expect(mapBuckets(steps, 2)).toEqual([
      { first: 0, last: 1, attribution: ["code"], hasFault: true },
      { first: 2, last: 2, attribution: [], hasFault: false },
    ]);
  });
});

test("a step of different hands shows each of them, the worst first", () => {
  const mixed = { index: 0, attribution: ["model", "retry", "code"] as const, flags: [] };

  expect(mapBuckets([mixed], 120).map(({ attribution }) => attribution)).toEqual([["code", "retry", "model"]]);
});

describe("nextFlagged", () => {
  const steps = [aStep(0, ["error"]), aStep(1), aStep(2, ["reject"]), aStep(3)];

  test.each([
    [0, 1, 2],
    [2, 1, undefined],
    [3, -1, 2],
    [2, -1, 0],
    [0, -1, undefined],
  ] as const)("from %i by %i is %s", (from, direction, expected) => {
    expect(nextFlagged({ steps, marked: new Set() }, from, direction)).toBe(expected);
  });

  test("a step that is marked besides is stopped at too", () => {
    expect(nextFlagged({ steps, marked: new Set([1]) }, 0, 1)).toBe(1);
  });
});
