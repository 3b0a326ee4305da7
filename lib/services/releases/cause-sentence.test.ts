import { expect, test } from "vitest";
import { causeSentence } from "./cause-sentence";

const AT = new Date("2026-11-20T09:00:00Z");
type Row = Parameters<typeof causeSentence>[0];
const ROW: Omit<Row, "cause"> = {
  ...{ change: "left", pool: "train", poolBefore: "train", poolThere: "train", importedAt: AT },
  ...{ person: null, value: null, at: null, pin: null, growth: null, join: null, activation: null },
};
const ENTERED: typeof ROW = { ...ROW, change: "entered", poolBefore: null };
const OF = { split: { name: "v1" }, pools: ["train"], hasDedup: true, arePairs: false } as const;
const FROM = { ...OF, number: 2, filterVersion: { name: "defaults-1" }, caps: { problem: 2, miner: null } };
const TO = { ...OF, number: 3, filterVersion: { name: "strict" }, caps: { problem: 1, miner: null } };
const SAME = { ...TO, caps: FROM.caps };
const OPEN = { ...TO, caps: { problem: null, miner: null } };
const said = "“strict” decides in place of “defaults-1”.";
const differ =
  " Their caps differ too, which may be why: 2 a problem, any number a miner in #2, 1 a problem, any number a miner in #3.";

test("what fell to a cap is told with the caps of both releases, and what came under one too", () => {
  expect(causeSentence({ ...ROW, cause: "cap" }, { from: FROM, to: TO })).toBe(
    "Others of its problem or miner come before it under the caps of #3 (1 a problem, any number a miner; those of #2 were 2 a problem, any number a miner), or it is a near-duplicate of one of them.",
  );
  expect(causeSentence({ ...ENTERED, cause: "cap" }, { from: FROM, to: OPEN })).toMatch(
    /^It comes under the caps of #3 \(any number a problem, any number a miner; those of #2 were 2 a problem, /,
  );
});

test("caps that became wider are not named where a row left, nor narrower ones where one entered", () => {
  expect(causeSentence({ ...ROW, cause: "cap" }, { from: TO, to: FROM })).toBe(
    "Others of its problem or miner come before it under the caps, or it is a near-duplicate of one of them.",
  );
  expect(causeSentence({ ...ENTERED, cause: "cap" }, { from: FROM, to: TO })).toBe(
    "It comes under the caps now, or is no near-duplicate any more: others of its problem or miner changed.",
  );
  expect(causeSentence({ ...ROW, cause: "filter version" }, { from: FROM, to: OPEN })).toBe(said);
});

test("without any cap it is a near-duplicate", () => {
  expect(causeSentence({ ...ROW, cause: "cap" }, { from: FROM, to: OPEN })).toBe(
    "It is a near-duplicate of another of its problem, which comes before it.",
  );
  expect(causeSentence({ ...ENTERED, cause: "cap" }, { from: OPEN, to: TO })).toBe(
    "It is no near-duplicate any more: others of its problem changed.",
  );
});

test("near-duplicates are named only where the filter version leaves any out, and without caps it is what is asked of a row", () => {
  const [from, to, open] = [FROM, TO, OPEN].map((of) => ({ ...of, hasDedup: false }));
  if (!from || !to || !open) throw new Error("There are three.");

  expect(causeSentence({ ...ROW, cause: "cap" }, { from: to, to: from })).toBe(
    "Others of its problem or miner come before it under the caps.",
  );
  expect(causeSentence({ ...ENTERED, cause: "cap" }, { from, to })).toBe(
    "It comes under the caps now: others of its problem or miner changed.",
  );
  expect(causeSentence({ ...ROW, cause: "cap" }, { from, to: open })).toBe(
    "#3 leaves it out for what it asks of each row, such as its length.",
  );
  expect(causeSentence({ ...ENTERED, cause: "cap" }, { from: open, to })).toBe(
    "#3 left it out for what it asks of each row, such as its length.",
  );
});

test("a row of a pair left or came with it, not by a cap", () => {
  const pairs = { from: { ...FROM, arePairs: true }, to: { ...TO, arePairs: true } };

  expect(causeSentence({ ...ROW, cause: "cap" }, pairs)).toBe(
    "It is in no pair any more: what it was paired with is out, or others of its problem changed.",
  );
  expect(causeSentence({ ...ENTERED, cause: "cap" }, pairs)).toBe(
    "It is in a pair now: others of its problem changed.",
  );
});

test("another filter version does not hide that the caps differ, and nothing is said where they do not", () => {
  expect(causeSentence({ ...ROW, cause: "filter version" }, { from: FROM, to: TO })).toBe(`${said}${differ}`);
  expect(causeSentence({ ...ROW, cause: "filter version" }, { from: FROM, to: SAME })).toBe(said);
});

test("the caps are not why a row left whose pool the other release does not ship", () => {
  const recipe = "The recipes of #2 and #3 differ: their pools, preset or filter take other trajectories.";

  expect(causeSentence({ ...ROW, cause: "recipe" }, { from: FROM, to: TO })).toBe(`${recipe}${differ}`);
  expect(causeSentence({ ...ROW, pool: "test", cause: "recipe" }, { from: FROM, to: TO })).toBe(recipe);
});

test("of two splits each is named with the pool that it gives", () => {
  const split = (row: typeof ROW) =>
    causeSentence({ ...row, cause: "split" }, { from: FROM, to: { ...SAME, split: { name: "v2" } } });
  const other = { poolThere: "test" } as const;

  expect(split({ ...ROW, ...other })).toBe("“v2” has its cluster in test, “v1” in train.");
  expect(split({ ...ENTERED, ...other })).toBe("“v2” has its cluster in train, “v1” in test.");
  expect(split({ ...ENTERED, poolThere: null })).toBe("“v2” has its cluster in train, “v1” in no pool.");
  expect(split(ROW)).toBe("“v1” and “v2” gave its cluster unlike pools when #2 and #3 were built.");
});
