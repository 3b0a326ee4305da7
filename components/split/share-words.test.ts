import { expect, test } from "vitest";
import { emptyPoolWords, strataWords, wantedShare } from "./share-words";

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

test("a pool that is to get a share and has no problem is said to be empty, unless all are", () => {
  const shares = { train: 0.8, validation: 0.1, test: 0.1, never_touch: 0 };
  const pools = (train: number) => [
    { pool: "train" as const, problems: train },
    { pool: "validation" as const, problems: 0 },
    { pool: "test" as const, problems: train },
    { pool: "never_touch" as const, problems: 0 },
  ];

  expect(emptyPoolWords(pools(4), shares)).toEqual([
    expect.stringMatching(/^validation is empty: it is to get 10\u00a0%, and no cluster fell to it\./),
  ]);
  expect(emptyPoolWords(pools(0), shares)).toEqual([]);
});
