import { expect, test } from "vitest";
import { emptyPoolWords, fillsAfter, fillsBefore, strataWords } from "./share-words";

test.each([
  [[], "over the whole corpus"],
  [["bucket"], "within each bucket"],
  [["bucket", "miner"], "within each bucket and miner"],
  [["bucket", "difficulty", "miner"], "within each bucket, difficulty and miner"],
] as const)("strata %j are “%s”", (strata, words) => {
  expect(strataWords([...strata])).toBe(words);
});

test("a pool that is to get a share and has no problem is said to be empty, unless all are", () => {
  const shares = { train: 0.8, validation: 0.1, test: 0.1, never_touch: 0 };
  const pools = (train: number) => [
    { pool: "train" as const, problems: train },
    { pool: "validation" as const, problems: 0 },
    { pool: "test" as const, problems: train },
    { pool: "never_touch" as const, problems: 0 },
  ];

  expect(emptyPoolWords(pools(4), shares, "A pin fills it.")).toEqual([
    "validation is empty: it is to get 10\u00a0%, and no cluster is in it. A pin fills it.",
  ]);
  expect(emptyPoolWords(pools(0), shares, "A pin fills it.")).toEqual([]);
});

test.each([
  [[], "A larger share may fill it, and so does a pin once the split is made."],
  [["bucket"], "A larger share or fewer strata may fill it, and so does a pin once the split is made."],
] as const)("what may fill an empty pool before a split is made, with strata %j: “%s”", (strata, words) => {
  expect(fillsBefore([...strata])).toBe(words);
});

test.each([
  [0, "may change it", "A pin fills it."],
  [4, "may change it", "Growing the split may fill it, and a pin does."],
  [0, "reads it", "A lead can pin a cluster to it."],
  [4, "reads it", "A lead can grow the split, which may fill it, or pin a cluster to it."],
] as const)("of a split that is made, with %d problems waiting, who %s hears “%s”", (waiting, who, words) => {
  expect(fillsAfter(waiting, who)).toBe(words);
});
