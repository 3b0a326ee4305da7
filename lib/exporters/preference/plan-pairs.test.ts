import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import { outcomeValue } from "./outcome-value";
import { planPairs } from "./plan-pairs";

interface Row {
  readonly group: number;
  readonly value: number | undefined;
  readonly approved: boolean;
  readonly unsure?: boolean;
}

const planned = (rows: readonly Row[], minGap: number) => {
  const places = planPairs(
    {
      count: rows.length,
      group: (place) => rows[place]?.group ?? 0,
      value: (place) => rows[place]?.value,
      isApproved: (place) => rows[place]?.approved === true,
      isSolved: (place) => rows[place]?.value === 1,
      isUnsure: (place) => rows[place]?.unsure === true,
    },
    minGap,
  );

  return Array.from({ length: places.length / 2 }, (_, pair) => [places[pair * 2] ?? -1, places[pair * 2 + 1] ?? -1]);
};

test("the best goes with the worst, the second best with the second worst, ties by their place", () => {
  const values = [0, 1, 0.5, 1, 0, 0.25];

  expect(
    planned(
      values.map((value) => ({ group: 1, value, approved: true })),
      0.25,
    ),
  ).toEqual([
    [1, 0],
    [3, 4],
    [2, 5],
  ]);
});

test("only an approved one is the better one, and nothing is paired across groups or without a score", () => {
  const rows: Row[] = [
    { group: 1, value: 1, approved: false },
    { group: 1, value: 0, approved: false },
    { group: 2, value: 1, approved: true },
    { group: 3, value: 0, approved: false },
    { group: 4, value: 1, approved: true },
    { group: 4, value: undefined, approved: false },
  ];

  expect(planned(rows, 0.1)).toEqual([]);
});

test("one that nobody knows the worth of is worse than a success that is left, and than nothing else", () => {
  const of = (...rows: readonly (readonly [number, boolean?])[]) =>
    planned(
      rows.map(([value, unsure = false]) => ({ group: 1, value, approved: true, unsure })),
      0.25,
    );

  expect(of([1], [0, true], [0.5])).toEqual([[0, 2]]);
  expect(of([1], [0, true])).toEqual([[0, 1]]);
  expect(of([1], [1], [0, true], [0.5], [0.5, true])).toEqual([
    [0, 3],
    [1, 2],
  ]);
  expect(of([0.5], [0, true])).toEqual([]);
  expect(of([0.5, true], [0])).toEqual([]);
  expect(of([0.5, true], [0, true])).toEqual([]);
});

test("a gap that is smaller by the error of binary numbers alone is as large as asked, any other is not", () => {
  const of = (better: number, worse: number, minGap: number) =>
    planned(
      [better, worse].map((value) => ({ group: 1, value, approved: value === better })),
      minGap,
    );

  // 1 - 0.9 and 0.8 - 0.7 are printed as 0.09999999999999998 and 0.10000000000000009.
  expect([of(1, 0.9, 0.1), of(0.8, 0.7, 0.1)]).toEqual([[[0, 1]], [[0, 1]]]);
  // 5/6 and 1/3 as the database has them, in single precision: 0.49999996 apart.
  expect(of(0.8333333, 0.33333334, 0.5)).toEqual([[0, 1]]);
  expect([of(1, 0.91, 0.1), of(1, 0.90001, 0.1)]).toEqual([[], []]);
});

test("of a thousand random groups every pair has its gap and its group, and no trajectory is in two", () => {
  const rng = createRng(5, "pairs");
  let pairs = 0;

  for (let run = 0; run < 1000; run++) {
    const rows = Array.from({ length: rng.between(0, 12) }, () => ({
      group: rng.between(0, 2),
      value: rng.chance(0.1) ? undefined : rng.between(0, 4) / 4,
      approved: rng.chance(0.6),
      unsure: rng.chance(0.2),
    }));
    const minGap = rng.pick([0.25, 0.5, 1]);
    const found = planned(rows, minGap);

    expect(new Set(found.flat()).size).toBe(found.length * 2);
    for (const [chosen, rejected] of found) {
      const [better, worse] = [rows[chosen ?? -1], rows[rejected ?? -1]];
      expect(better?.group).toBe(worse?.group);
      expect(better).toMatchObject({ approved: true, unsure: false });
      if (worse?.unsure) expect(better?.value).toBe(1);
      expect((better?.value ?? 0) - (worse?.value ?? 1)).toBeGreaterThanOrEqual(minGap);
    }
    expect(planned(rows, minGap)).toEqual(found);
    pairs += found.length;
  }

  expect(pairs).toBeGreaterThan(500);
});

test("an outcome counts from 0 to 1, whatever scale its score has", () => {
  expect(outcomeValue("success", 0.2)).toBe(1);
  expect(outcomeValue("partial", 0.4)).toBe(0.4);
  expect(outcomeValue("partial", 7)).toBe(1);
  expect(outcomeValue("partial", undefined)).toBe(0.5);
  expect(outcomeValue("fail", 0.9)).toBe(0);
  expect(outcomeValue("unscored", 1)).toBeUndefined();
});
