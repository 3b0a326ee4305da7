import { expect, test } from "vitest";
import type { Comparison } from "@/lib/contract/comparison";
import { givenComparison } from "./given-comparison";
import { slicesSentence } from "./slices-sentence";

type Interval = readonly [low: number, value: number, high: number];

/** Parts of the first run with these figures; one without an interval is "few". */
function sliced(parts: Readonly<Record<string, Interval>>): Comparison {
  const comparison = givenComparison();
  const shared = { n: 12, resamples: 0, note: null };
  const figures = [
    ...Object.entries(parts).map(([value, [low, mid, high]]) => {
      return { value, figure: { ...shared, value: mid, interval: [low, high] as [number, number] } };
    }),
    { value: "few", figure: { ...shared, value: 0.99, interval: null } },
  ];
  const items = figures.map(({ value, figure }) => ({
    ...{ value, problems: 12, filter: `bucket:${value}` },
    runs: [{ problems: 12, open: 0, passAt1: figure, passAtK: figure, headroom: 0 }, null],
  }));

  return { ...comparison, slices: { ...comparison.slices, items } };
}

test("two parts that stand apart are named also where the highest and the lowest value do not", () => {
  const parts = {
    book: [0.2, 0.45, 0.9],
    shop: [0.1, 0.46, 0.48],
    tea: [0.5, 0.6, 0.7],
    web: [0.3, 0.65, 0.95],
  } as const;

  expect(slicesSentence(sliced(parts))).toBe("For run A the intervals of pass@1 of “tea” and “shop” do not meet.");
});

test("where every two intervals meet, none stands apart; to touch is to meet", () => {
  const parts = { shop: [0.1, 0.2, 0.4], tea: [0.4, 0.5, 0.6] } as const;

  expect(slicesSentence(sliced(parts))).toBe(
    "For run A no bucket stands apart: the 2 intervals of pass@1 all overlap.",
  );
  expect(slicesSentence(sliced({ ...parts, web: [0.3, 0.4, 0.5] }))).toContain("the 3 intervals of pass@1 all overlap");
});

test("an interval without width says nothing about chance and is compared with nothing", () => {
  const [even, wide] = [
    [0.5, 0.5, 0.5],
    [0.6, 0.7, 0.8],
  ] as const;

  expect(slicesSentence(sliced({ shop: even, tea: [0.6, 0.6, 0.6] }))).toBeUndefined();
  expect(slicesSentence(sliced({ shop: even, tea: wide, web: [0.1, 0.2, 0.3] }))).toBe(
    "For run A the intervals of pass@1 of “tea” and “web” do not meet.",
  );
});

test("one interval alone is compared with nothing", () => {
  expect(slicesSentence(sliced({ shop: [0.1, 0.2, 0.4] }))).toBeUndefined();
});
