import { afterAll, beforeAll, expect, test } from "vitest";
import type { ProblemMatrix } from "@/lib/contract/problems";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { givenProblems, givenRollouts } from "@/lib/services/evaluation/given-runs";
import { db, home } from "@/lib/services/imports/fixtures/given-import";
import { listProblems } from "@/lib/services/problems/list-problems";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenAssay } from "./given-assay";

const { assay } = givenAssay("stats-problems");
const problems = (...args: readonly string[]) => assay("stats", "problems", ...args);

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";
const given = () =>
  givenCorpus(db, [
    ...givenRollouts("night", { lamp: [S, F, F], "\u001b[31msofa": [F, F] }),
    ...givenRollouts("day", { lamp: [S], rug: [S] }),
  ]);

test("--json prints what the page is answered", async () => {
  const corpus = await given();

  const { code, out, err } = await problems(
    ...["--corpus", corpus.name, "--run", "day", "--run", "night", "--sort", "improved"],
    ...["--filter", "outcome:success,fail", "--json"],
  );

  const asked = { id: corpus.extId, filter: "outcome:success,fail", runs: ["day", "night"], limit: 200 };
  expect([code, err, out.trimEnd().split("\n").length]).toEqual([0, "", 1]);
  expect(JSON.parse(out)).toEqual(
    await listProblems({ db, person: await ensureOwner(db) }, { ...asked, sort: "improved" }),
  );
});

test("without --json it prints a table in words, and no escape sequence of a query", async () => {
  const { name } = await given();

  const { code, out, err } = await problems("--corpus", name, "--run", "night", "--limit", "1");

  expect([code, err]).toEqual([0, "Printed 1 of 2 problems; --limit=2 prints them all.\n"]);
  expect(out).toContain("2 problems in 1 of 2 runs, 5 rollouts, 1 successful, hardest first");
  expect(out).toContain("1 problem that only other runs tried.");
  expect(out).toMatch(/problem +all +run 1\n�\[31msofa +0\/2 +0\/2\n/);
  expect(out).toContain("run 1: night");
  expect(out).toContain("Showing 1 of 2.");
  expect(out).not.toContain("\u001b");
});

test("more problems than a page holds are all printed where --limit asks for them", async () => {
  const { name } = await givenCorpus(db, givenRollouts("night", givenProblems(1050, [[S], [F]])));
  const printed = async (...limit: readonly string[]) => {
    const { out, err } = await problems("--corpus", name, ...limit, "--json");
    const { items, nextCursor } = JSON.parse(out) as ProblemMatrix;
    return { count: new Set(items.map(({ id }) => id)).size, isCut: nextCursor !== null, err };
  };

  expect(await printed("--limit=1050")).toEqual({ count: 1050, isCut: false, err: "" });
  expect(await printed("--limit=1020")).toMatchObject({ count: 1020, isCut: true });
  expect(await printed()).toEqual({
    ...{ count: 200, isCut: true },
    err: "Printed 200 of 1,050 problems; --limit=1050 prints them all.\n",
  });
});

test("a run of which nothing was scored is not told as one that failed", async () => {
  const unscored = givenRollouts("bundles", { lamp: ["unscored"], rug: ["unscored"] });
  const { name } = await givenCorpus(db, [...unscored, ...givenRollouts("day", { lamp: [S] })]);

  const both = (await problems("--corpus", name, "--run", "bundles", "--run", "day", "--sort", "key")).out;
  const alone = (await problems("--corpus", name, "--run", "bundles")).out;

  expect(both).toContain("2 problems in 2 of 2 runs, 3 rollouts, at least 1 successful, 2 not scored");
  expect(both).toMatch(/lamp +≥ 1\/2 +not scored +1\/1\n/);
  expect(both).toMatch(/rug +not scored +not scored +–\n/);
  expect(alone).toContain("2 problems in 1 of 2 runs, 2 rollouts, none scored");
});

test.each([
  [[], 2, "--corpus is missing"],
  [["--corpus", "x", "--sort", "hard"], 2, "“hard” is no --sort"],
  [["--corpus", "x", "--limit", "0"], 2, "“0” is no --limit"],
  [["--corpus", "x", "--limit", "100001"], 2, "write a whole number from 1 to 100,000"],
  [["--corpus", "x", "--filter", "gate:x"], 2, "gate"],
  [["--corpus", "no such"], 3, "no corpus “no such”"],
] as const)("%j is told in a sentence with its exit code", async (args, code, sentence) => {
  const answer = await problems(...args);

  expect(answer).toMatchObject({ code, out: "" });
  expect(answer.err).toContain(sentence);
});
