import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { ListedRun } from "@/lib/contract/runs";
import { ensureOwner } from "@/lib/services/corpora/ensure-owner";
import { givenRollouts } from "@/lib/services/evaluation/given-runs";
import { db, hasSharedData, home, imported, sharedPath } from "@/lib/services/imports/fixtures/given-import";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { givenAssay } from "./given-assay";

const { assay } = givenAssay("runs");
const runs = (...args: readonly string[]) => assay("stats", "runs", ...args);

beforeAll(() => {
  process.env["ASSAY_HOME"] = home;
});
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";
const RunsJson = z.strictObject({
  ...{ k: z.int(), askedK: z.int().nullable(), runs: z.array(ListedRun) },
  ...{ leftOut: z.null(), seed: z.int() },
});

test("--json prints one line with every run, in the order that is asked for", async () => {
  const corpus = await givenCorpus(db, [
    ...givenRollouts("night", { lamp: [S, F], sofa: [F, F] }),
    ...givenRollouts("day", { lamp: [S, S], sofa: [S, F] }),
  ]);

  const { code, out, err } = await runs("--corpus", corpus.name, "--sort=asr", "--json");

  expect([code, err, out.trimEnd().split("\n").length]).toEqual([0, "", 1]);
  const found = RunsJson.parse(JSON.parse(out));
  expect([found.k, found.askedK]).toEqual([2, null]);
  expect(found.runs).toMatchObject([
    { name: "night", asr: { value: 0.25 }, pass: { passAtK: { value: 0.5 }, headroom: { value: 0.25 } } },
    { name: "day", asr: { value: 0.75 }, pass: { passAtK: { value: 1 } } },
  ]);
});

test.each([
  // Two rollouts of each problem: no more than 2 of one can be drawn.
  ["5", { k: 2, askedK: 5 }],
  ["1", { k: 1, askedK: 1 }],
])("--k %s is told beside the k that counts", async (asked, told) => {
  const corpus = await givenCorpus(db, givenRollouts("night", { lamp: [S, F], sofa: [F, F] }));

  const { out } = await runs("--corpus", corpus.name, "--k", asked, "--json");

  expect(RunsJson.parse(JSON.parse(out))).toMatchObject(told);
});

test("without --json it prints a table, why a run has no pass@k, and no escape sequence of a name", async () => {
  const corpus = await givenCorpus(db, [
    ...givenRollouts("\u001b[31mnight", { lamp: [S, F] }),
    ...givenRollouts("carried", { lamp: [F, S] }, { sourceId: null }),
  ]);

  const { code, out } = await runs("--corpus", corpus.name, "--filter", "outcome:success,fail", "--k", "2");

  expect(code).toBe(0);
  expect(out).toMatch(/run +harness +problems +rollouts +ASR +pass@1 +pass@2/);
  expect(out).toMatch(/carried .* 1 of 2 /);
  expect(out).toMatch(/No pass@k of carried: 2 trajectories of .* have 0 trial ids/);
  expect(out).not.toContain("\u001b");
});

test("where the owner reviews rollouts blind, it says that a k nobody asked for is chosen without them", async () => {
  const corpus = await givenCorpus(db, givenRollouts("night", { lamp: [S, F], sofa: [F, F] }));
  const lead = await givenContext(db, "lead");
  await givenQueue(lead, corpus, { filter: "problem:lamp", reviewers: [(await ensureOwner(db)).extId] });
  const words = "2 trajectories that you review blind are left out.";

  expect((await runs("--corpus", corpus.name)).out).toContain(`${words} k is chosen without them.\n`);
  expect((await runs("--corpus", corpus.name, "--k", "2")).out).toContain(`${words}\n`);
});

test.each([
  [["--k", "0"], /“0” is no k/],
  [["--sort=colour"], /There is no order “colour”/],
  [["--filter", "verdict:maybe"], /verdict/],
] as const)("%j is a mistake that is explained", async (args, message) => {
  const { code, err } = await runs("--corpus", "any", ...args);

  expect(code).toBe(2);
  expect(err).toMatch(message);
});

test.skipIf(!hasSharedData)("tau-bench's 25 tasks: pass@1 0.31, pass@4 0.60, headroom 0.29", async () => {
  const corpus = "tau-bench runs";
  await imported([sharedPath("tau-bench/gpt-4o-airline.tasks-0-24.json.gz")], { corpus });

  const { out } = await runs("--corpus", corpus, "--json");

  expect(RunsJson.parse(JSON.parse(out)).runs).toMatchObject([
    {
      ...{ problems: 25, rollouts: 100, harness: { kind: "named", name: "tau-bench" }, costUsd: { mean: null } },
      asr: { value: expect.closeTo(0.31, 9) },
      pass: {
        passAt1: { value: expect.closeTo(0.31, 9) },
        passAtK: { value: expect.closeTo(0.6, 9) },
        headroom: { value: expect.closeTo(0.29, 9) },
      },
    },
  ]);
});
