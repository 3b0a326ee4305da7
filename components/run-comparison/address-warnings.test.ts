import { expect, test } from "vitest";
import { addressWarnings } from "./address-warnings";
import { givenComparison } from "./given-comparison";

const warned = (asked: { beyond?: number; unreadable?: number; k?: number | null }) =>
  addressWarnings({ comparison: givenComparison(), beyond: 0, unreadable: 0, k: null, ...asked }).map(
    ({ text }) => text,
  );

test("an address that is shown as it asks needs no words", () => {
  expect(warned({ k: 2 })).toEqual([]);
  expect(warned({})).toEqual([]);
});

test("a k that is not possible is said with the one that is shown", () => {
  expect(warned({ k: 99 })).toEqual([
    "The k that the address asks for is not possible here. Shown is k = 2, the nearest.",
  ]);
});

test("runs past the most and words that are no runs are counted", () => {
  expect(warned({ beyond: 1, unreadable: 2 })).toEqual([
    "Showing the first 2 of 3 runs: more lines cannot be told apart.",
    "2 words of the address that should name runs cannot be read.",
  ]);
});
