import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { givenProblems, givenRollouts } from "@/lib/services/evaluation/given-runs";
import { db, hasSharedData, home, imported, sharedPath } from "@/lib/services/imports/fixtures/given-import";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenAssay } from "./given-assay";
import { digitsOf } from "./given-digits";

const { assay } = givenAssay("pass");
const pass = (...args: readonly string[]) => assay("stats", "pass", ...args);

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";
const Shares = z.record(z.string(), z.number().nullable());
const Intervals = z.record(z.string(), z.tuple([z.number(), z.number()]).nullable());
const PassJson = z.strictObject({
  problems: z.int(),
  rollouts: z.int(),
  successes: z.int(),
  n: z.record(z.string(), z.int()),
  passAtK: Shares,
  passHatK: Shares,
  interval: z.strictObject({ passAtK: Intervals, passHatK: Intervals }),
  method: z.string(),
});

describe("stats pass", () => {
  test("--json prints one line with the named fields, unrounded", async () => {
    const corpus = await givenCorpus(db, [
      ...givenRollouts(
        "night",
        givenProblems(12, [
          [S, F, F],
          [S, S, S],
          [F, F, F],
        ]),
      ),
      ...givenRollouts("night", { short: ["unscored"] }),
      ...givenRollouts("day", { other: [S] }),
    ]);

    const { code, out, err } = await pass("--corpus", corpus.name, "--run", "night", "--k", "1,2,4", "--json");

    expect([code, err, out.trimEnd().split("\n").length]).toEqual([0, "", 1]);
    const found = PassJson.parse(JSON.parse(out));
    expect(found).toMatchObject({
      problems: 13,
      rollouts: 37,
      successes: 16,
      n: { 1: 13, 2: 12, 4: 0 },
      passAtK: { 2: expect.closeTo(5 / 9, 14) },
    });
    expect(found.passAtK["1"]).toBeCloseTo(16 / 3 / 13, 14);
    expect(found.interval.passAtK["2"]?.[0]).toBeLessThan(5 / 9);
    expect(found.passHatK["2"]).toBeCloseTo(1 / 3, 14);
    for (const share of [...(found.interval.passAtK["1"] ?? []), ...(found.interval.passHatK["2"] ?? [])])
      expect(digitsOf(share)).toBeGreaterThan(10);
    expect(found.method).toContain("10,000 resamples of whole problems, seed 1");
    expect(found.method).toContain("Counted as failures: 1 not scored.");
    expect(found.method).toMatch(/At k = 2, 1 problem with fewer rollouts, in no figure: \S+:short\./);
    expect(found.method).toContain("1 problem of its suites that only other runs tried");
  });

  test("several runs are a list in the order of their naming, each with what it has alone", async () => {
    const { name } = await givenCorpus(db, [
      ...givenRollouts(
        "night",
        givenProblems(12, [
          [S, F],
          [F, F],
        ]),
      ),
      ...givenRollouts(
        "day",
        givenProblems(12, [
          [S, S],
          [F, F],
        ]),
      ),
    ]);
    const alone = async (run: string) =>
      JSON.parse((await pass("--corpus", name, "--run", run, "--k", "1,2", "--json")).out);

    const { out } = await pass("--corpus", name, "--run", "night", "--run", "day", "--k", "1,2", "--json");

    expect(JSON.parse(out)).toEqual([
      { run: "night", ...(await alone("night")) },
      { run: "day", ...(await alone("day")) },
    ]);
    const { out: words } = await pass("--corpus", name, "--run", "night", "--run", "day");
    expect(words.match(/24 rollouts of 12 problems/g)).toHaveLength(2);
  });

  test("runs of one name are told apart by their ids, in the tables as in --json", async () => {
    const { id, name } = await givenCorpus(db, [
      ...givenRollouts("same", { lamp: [S] }, { agent: "cart" }),
      ...givenRollouts("same", { lamp: [F] }, { agent: "trolley" }),
    ]);
    const runs = await db.run.findMany({ where: { corpusId: id }, orderBy: { key: "asc" } });
    const asked = ["--corpus", name, "--k", "1", ...runs.flatMap(({ key }) => ["--run", key])];

    const { out: words } = await pass(...asked);
    const { out: json } = await pass(...asked, "--json");

    expect(words.split("\n").filter((line) => line.startsWith(name))).toEqual(
      runs.map(({ extId }) => `${name}, ${extId}`),
    );
    expect(JSON.parse(json)).toMatchObject(runs.map(({ extId }) => ({ run: extId })));
  });

  test("without --json it prints a table in words, and no escape sequence of a run's name", async () => {
    const corpus = await givenCorpus(
      db,
      givenRollouts(
        "\u001b[31mnight",
        givenProblems(12, [
          [S, F],
          [F, F],
        ]),
      ),
    );

    const { code, out } = await pass("--corpus", corpus.name, "--k", "2,1,4");

    expect(code).toBe(0);
    expect(out).toContain("24 rollouts of 12 problems, 6 successful");
    expect(out).toMatch(/pass@1 +0\.2500 {2}0\.\d{4} to 0\.\d{4} +12\npass@2 +0\.5000/);
    expect(out).toMatch(/pass@4 +– +No problem has 4 rollouts\./);
    expect(out).toContain("At k = 4 no problem has enough rollouts.\n");
    expect(out).toContain("�[31mnight");
    expect(out).not.toContain("\u001b");
  });

  test.each([
    ["no corpus", [], 2, "--corpus is missing"],
    ["a list that is none", ["--corpus", "x", "--k", "1,two"], 2, "“1,two” is no list for --k"],
    ["a k of nothing", ["--corpus", "x", "--k", "0"], 2, "“0” is no list for --k"],
    ["a wrong filter", ["--corpus", "x", "--filter", "gate:x"], 2, "gate"],
    ["too many runs", ["--corpus", "x", ...Array<string>(9).fill("--run=r")], 2, "up to 8 runs"],
    ["an unknown corpus", ["--corpus", "no such"], 3, "no corpus “no such”"],
  ])("%s is told", async (_, args, code, words) => {
    const answer = await pass(...args);

    expect(answer.code).toBe(code);
    expect(answer.err.split("\n")[0]).toContain(words);
  });

  test("an unknown run and attempts that are no trials are one sentence and exit code 3", async () => {
    const corpus = await givenCorpus(db, givenRollouts("night", { lamp: [S, F] }, { sourceId: null }));

    expect(await pass("--corpus", corpus.name, "--run", "nite")).toEqual({
      ...{ code: 3, out: "" },
      err: `There is no run “nite” in “${corpus.name}”; the nearest is “night”.\n`,
    });
    expect(await pass("--corpus", corpus.name, "--json")).toMatchObject({
      ...{ code: 3, out: "" },
      err: expect.stringMatching(/^2 trajectories of .* pass@k needs a trial number.*\n$/),
    });
  });
});

describe.skipIf(!hasSharedData)("shared samples, imported", () => {
  test("tau-bench, 25 tasks of 4 trials, has the published pass^k and pass@k", async () => {
    const corpus = `tau ${randomUUID()}`;
    await imported([sharedPath("tau-bench/gpt-4o-airline.tasks-0-24.json.gz")], { corpus });

    const { out } = await pass("--corpus", corpus, "--k", "1,2,3,4", "--json");

    const found = PassJson.parse(JSON.parse(out));
    expect(found).toMatchObject({
      ...{ problems: 25, rollouts: 100, successes: 31 },
      passAtK: { 1: expect.closeTo(0.31, 9), 2: expect.closeTo(32 / 75, 9), 3: expect.closeTo(0.52, 9), 4: 0.6 },
      passHatK: { 1: expect.closeTo(0.31, 9), 2: expect.closeTo(14.5 / 75, 9), 3: expect.closeTo(0.17, 9), 4: 0.16 },
    });
    const [low, high] = found.interval.passAtK["1"] ?? [0, 0];
    // The standard error over tasks is 0.0726.
    expect((high - low) / 2 / 1.96).toBeCloseTo(0.0726, 2);
  });
});
