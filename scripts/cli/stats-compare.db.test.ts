import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { givenProblems, givenRollouts } from "@/lib/services/evaluation/given-runs";
import { db, hasSharedData, home, imported, sharedPath } from "@/lib/services/imports/fixtures/given-import";
import { givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenAssay } from "./given-assay";
import { digitsOf } from "./given-digits";

const { assay } = givenAssay("compare");
const compare = (...args: readonly string[]) => assay("stats", "compare", ...args);

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";

const CompareJson = z.strictObject({
  common: z.int(),
  onlyA: z.int(),
  onlyB: z.int(),
  a: z.number(),
  b: z.number(),
  wins: z.int(),
  losses: z.int(),
  ties: z.int(),
  mcnemarP: z.number(),
  difference: z.number(),
  interval: z.tuple([z.number(), z.number()]),
  moreProblems: z.int().nullable(),
});

describe("stats compare", () => {
  const given = () =>
    givenCorpus(db, [
      ...givenRollouts("base", givenProblems(20, [[S], [F], [F], [F]])),
      ...givenRollouts("tuned", givenProblems(20, [[S], [S], [F], [F]])),
      ...givenRollouts("other", givenProblems(21, [[F], [S], [S], [F]])),
    ]);

  test("--json prints one line with the named fields", async () => {
    const { name } = await given();

    const { code, out, err } = await compare("--corpus", name, "--a", "base", "--b", "tuned", "--json");

    expect([code, err, out.trimEnd().split("\n").length]).toEqual([0, "", 1]);
    expect(CompareJson.parse(JSON.parse(out))).toMatchObject({
      ...{ common: 20, onlyA: 0, onlyB: 0, a: 0.25, b: 0.5, wins: 5, losses: 0, ties: 15, mcnemarP: 0.0625 },
      difference: 0.25,
    });
  });

  test("--json rounds no number", async () => {
    const { name } = await givenCorpus(db, [
      ...givenRollouts(
        "base",
        givenProblems(13, [
          [S, F, F],
          [F, F, F],
        ]),
      ),
      ...givenRollouts(
        "tuned",
        givenProblems(13, [
          [S, S, F],
          [F, F, F],
        ]),
      ),
    ]);

    const { out } = await compare("--corpus", name, "--a", "base", "--b", "tuned", "--json");

    const { a, b, difference, interval, mcnemarP } = CompareJson.parse(JSON.parse(out));
    // Seven of thirteen problems are of the first kind.
    expect([a, b, difference].map((share) => share * 39)).toEqual(
      [7, 14, 7].map((thirds) => expect.closeTo(thirds, 12)),
    );
    expect(mcnemarP).toBe(2 / 2 ** 7);
    for (const share of [a, b, difference, ...interval]) expect(digitsOf(share)).toBeGreaterThan(10);
  });

  test("several runs are a list, with the run and the p of several tests", async () => {
    const { name } = await given();

    const { out } = await compare("--corpus", name, "--a", "base", "--b", "tuned", "--b", "other", "--json");

    const found = CompareJson.extend({ run: z.string(), holmP: z.number() }).array().parse(JSON.parse(out));
    expect(found).toMatchObject([
      { run: "tuned", mcnemarP: 0.0625, holmP: 0.125 },
      { run: "other", onlyB: 1, wins: 10, losses: 5, ties: 5 },
    ]);
  });

  test("without --json it says whether the runs can be told apart, and how many problems that would take", async () => {
    const { name } = await given();

    const { out } = await compare("--corpus", name, "--a", "base", "--b", "other", "--b", "tuned");

    expect(out).toContain("a: base\nb: other\n20 common problems, 0 of a alone, 1 of b alone");
    expect(out).toMatch(/difference +0\.2500 {2}-?0\.\d{4} to 0\.\d{4} +20/);
    expect(out).toMatch(/b wins 10, loses 5, ties 5; p = 0\.3018 \(McNemar, exact\), 0\.3018 as one of 2 \(Holm\)/);
    // 10 to 5 of 20 as one of two tests: the power at 0.025 is 0.7975 at 117 problems and 0.8017 at 118; alone, at 0.05, 99.
    expect(out).toContain("Not separable at n = 20; about 98 more problems would be needed.");
    const json = await compare("--corpus", name, "--a", "base", "--b", "other", "--json");
    expect(CompareJson.parse(JSON.parse(json.out)).moreProblems).toBe(79);
  });

  test("runs of different harnesses are compared with a warning", async () => {
    const { id, name } = await given();
    await db.run.updateMany({ where: { corpusId: id, name: "tuned" }, data: { harness: "sn15-7-tool" } });

    const { code, out, err } = await compare("--corpus", name, "--a", "base", "--b", "tuned", "--json");

    expect([code, CompareJson.parse(JSON.parse(out)).wins]).toEqual([0, 5]);
    expect(err).toContain("different harnesses");
    expect(err).toContain("“base” has none known, “tuned” has sn15-7-tool");
  });

  test.each([
    ["no baseline", ["--corpus", "x", "--b", "r"], 2, "--a is missing"],
    ["no other run", ["--corpus", "x", "--a", "r"], 2, "--b is missing"],
    ["an unknown corpus", ["--corpus", "no such", "--a", "r", "--b", "s"], 3, "no corpus “no such”"],
  ])("%s is told", async (_, args, code, words) => {
    const answer = await compare(...args);

    expect(answer.code).toBe(code);
    expect(answer.err.split("\n")[0]).toContain(words);
  });
});

describe.skipIf(!hasSharedData)("shared samples, imported", () => {
  test("the tau2-bench airline pair has 6 wins, 3 losses, 11 ties and p = 0.5078125", async () => {
    const corpus = `tau2 ${randomUUID()}`;
    const files = ["gpt-4.1_airline_default_1trials.json", "ft_airline_default_1trials.json"];
    await imported(
      files.map((name) => sharedPath(`tau2-bench/${name}`)),
      { corpus },
    );
    const runs = await db.run.findMany({ where: { corpus: { name: corpus } }, select: { name: true } });
    const named = (word: string) => runs.find(({ name }) => name.includes(word))?.name ?? "";

    const { out, err } = await compare("--corpus", corpus, "--a", named("gpt-4.1"), "--b", named("ft"), "--json");

    expect(err).toBe("");
    expect(CompareJson.parse(JSON.parse(out))).toMatchObject({
      ...{ common: 20, onlyA: 0, onlyB: 0, a: 0.5, b: 0.65, wins: 6, losses: 3, ties: 11, mcnemarP: 0.5078125 },
      difference: expect.closeTo(0.15, 9),
    });
  });
});
