import { expect, test } from "vitest";
import { strataWords, wantedShare } from "./share-words";

test.each([
  [[], "over the whole corpus"],
  [["bucket"], "within each bucket"],
  [["bucket", "miner"], "within each bucket and miner"],
  [["bucket", "difficulty", "miner"], "within each bucket, difficulty and miner"],
] as const)("strata %j are “%s”", (strata, words) => {
  expect(strataWords([...strata])).toBe(words);
});

test("what a pool is to get is its part of the sum of all shares, whatever that is", () => {
  const shares = { train: 0.6, validation: 0, test: 0.2, never_touch: 0 };

  expect(wantedShare(shares, "train")).toBeCloseTo(0.75);
  expect(wantedShare(shares, "validation")).toBe(0);
  expect(wantedShare({ train: 0, validation: 0, test: 0, never_touch: 0 }, "train")).toBe(0);
});
