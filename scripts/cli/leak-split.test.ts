import { expect, test } from "vitest";
import { givenAssay } from "./given-assay";

const { assay, givenFile } = givenAssay("leak-split");

/** Forty problems; every fourth wants the product of the one before it. */
function givenProblems(): string {
  const rows = Array.from({ length: 40 }, (_, at) => ({
    id: `p${at}`,
    query: `thing number ${at}`,
    reward: { product_id: String(at % 4 === 3 ? at - 1 : at) },
  }));

  return rows.map((row) => JSON.stringify(row)).join("\n");
}

test("no product is in two pools, whatever the seed", async () => {
  const file = givenFile("problems.jsonl", givenProblems());

  for (const seed of ["1", "2", "3"]) {
    const { code, out } = await assay("leak", "split", file, "--seed", seed, "--json");
    const rows: { problem: string; pool: string; cluster: string }[] = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const poolOf = new Map(rows.map(({ problem, pool }) => [problem, pool]));

    expect(code).toBe(0);
    expect(rows.map(({ problem }) => problem)).toEqual(Array.from({ length: 40 }, (_, at) => `p${at}`));
    for (let at = 3; at < 40; at += 4) expect(poolOf.get(`p${at}`)).toBe(poolOf.get(`p${at - 1}`));
    expect(rows.filter(({ pool }) => pool === "train")).toHaveLength(32);
  }
});

test("the shares stand in a table, and the same seed gives the same split", async () => {
  const file = givenFile("again.jsonl", givenProblems());

  const { out } = await assay("leak", "split", file, "--shares", "train=1,never_touch=1");

  expect(out).toMatch(/train\s+20\s+50\.0 %\nnever_touch\s+20\s+50\.0 %/);
  const [one, other] = [await assay("leak", "split", file, "--json"), await assay("leak", "split", file, "--json")];
  expect(one.out).toBe(other.out);
});

test.each([
  [["--shares", "holdout=1"], "“holdout=1” is no share"],
  [["--shares", "train"], "“train” is no share"],
  [["--shares", "train=0"], "above 0"],
  [["--shares", "train=Infinity"], "“train=Infinity” is no share"],
  [["--shares", "train=1e308,test=1e308"], "“train=1e308” is no share"],
  [["--seed", "x"], "--seed is a whole number."],
])("a mistake in %j is one sentence", async (args, sentence) => {
  const { code, err } = await assay("leak", "split", givenFile("m.jsonl", givenProblems()), ...args);

  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

// Each is told before a database is asked for.
test.each([
  [["--name", ""], "Give the split a name."],
  [["--name", "x".repeat(81)], "This has at most 80 characters."],
  [["--name", "x", "--seed", "3000000000"], "--seed of a corpus is a whole number from 0 to 2147483647."],
  [["--name", "x", "--seed=-1"], "--seed of a corpus is a whole number from 0"],
  [["--name", "x", "--grow", "--seed", "9"], "are for a split that is made or previewed"],
  [["--name", "x", "--grow", "--shares", "test=1"], "are for a split that is made or previewed"],
  [["--shares", "test=1"], "are for a split that is made or previewed"],
])("a mistake in %j of a corpus is one sentence", async (args, sentence) => {
  const { code, err } = await assay("leak", "split", "--corpus", "A", ...args);

  expect(code).toBe(2);
  expect(err).toContain(sentence);
});
