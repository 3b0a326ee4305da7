import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { compareRuns } from "./compare-runs";
import { getPass } from "./get-pass";
import { givenProblems, givenRollouts } from "./given-runs";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";

async function compared(...args: Parameters<typeof compareRuns>) {
  const report = await compareRuns(...args);
  if (report.status === "refused") throw new Error(report.reason);
  return report;
}

test("wins and the difference are those of b, over the problems that both tried", async () => {
  const { extId: corpus } = await givenCorpus(db, [
    ...givenRollouts("base", { lamp: [F], sofa: [S], desk: [F], door: [S], only: [S] }),
    ...givenRollouts("tuned", { lamp: [S], sofa: [S], desk: ["unscored"], door: [S], mine: [S], yours: [F] }),
  ]);

  const report = await compared(await givenContext(db), { corpus, a: "base", b: ["tuned"], filter: "" });

  expect(report.baseline.name).toBe("base");
  expect(report.open).toMatchObject([
    { run: { name: "tuned" }, rollouts: 6, open: 0, problems: 6, unscoredProblems: 1 },
  ]);
  expect(report.comparisons).toMatchObject([
    {
      run: { name: "tuned" },
      ...{ common: 4, onlyA: 1, onlyB: 2, a: 0.5, b: 0.75, wins: 1, losses: 0, ties: 3 },
      ...{ test: "mcnemar", p: 1, holmP: 1, isSeparable: false, moreProblems: null },
      difference: { value: 0.25, interval: null, n: 4 },
    },
  ]);
});

test("where the rules scored a part of a run, what they leave open is told of it and of no other", async () => {
  const { id, extId: corpus } = await givenCorpus(db, [
    ...givenRollouts("base", { lamp: [F], sofa: [S, "unscored"] }),
    ...givenRollouts("ruled", { lamp: [F], sofa: ["unscored"], desk: [S, "unscored"] }),
  ]);
  await db.$executeRaw(sql`update trajectory t set outcome_by = 'rules' from run r
    where t.corpus_id = ${id} and r.id = t.run_id and r.name = 'ruled' and t.outcome <> 'unscored'`);

  const { open } = await compared(await givenContext(db), { corpus, a: "base", b: ["ruled"], filter: "" });

  expect(open).toMatchObject([{ run: { name: "ruled" }, rollouts: 4, open: 2, problems: 3, unscoredProblems: 1 }]);
});

test("several runs are each compared with the baseline, and their tests know of each other", async () => {
  const { extId: corpus } = await givenCorpus(db, [
    ...givenRollouts("base", givenProblems(30, [[F]])),
    ...givenRollouts("better", givenProblems(30, [[S], [F], [F], [F], [F]])),
    ...givenRollouts("same", givenProblems(30, [[F]])),
  ]);

  const report = await compared(await givenContext(db), { corpus, a: "base", b: ["better", "same"], filter: "" });

  expect(report.comparisons).toMatchObject([
    { run: { name: "better" }, wins: 6, p: 0.03125, holmP: 0.0625, isSeparable: false },
    { run: { name: "same" }, wins: 0, p: 1, holmP: 1, isSeparable: false, moreProblems: null },
  ]);
});

test("only what matches is compared", async () => {
  const { extId: corpus } = await givenCorpus(db, [
    ...givenRollouts("base", { lamp: [F] }, { bucket: "shop" }),
    ...givenRollouts("tuned", { lamp: [S] }, { bucket: "shop" }),
    ...givenRollouts("tuned", { sofa: [S] }, { bucket: "voucher" }),
  ]);

  const report = await compared(await givenContext(db), { corpus, a: "base", b: ["tuned"], filter: "bucket:shop" });

  expect(report.comparisons).toMatchObject([{ common: 1, onlyB: 0, wins: 1 }]);
});

test("a run whose attempts are no trials is refused by its name", async () => {
  const { extId: corpus } = await givenCorpus(db, [
    ...givenRollouts("base", { lamp: [F] }),
    ...givenRollouts("tuned", { lamp: [S, F] }, { sourceId: null }),
  ]);

  expect(await compareRuns(await givenContext(db), { corpus, a: "base", b: ["tuned"], filter: "" })).toEqual({
    status: "refused",
    reason: expect.stringMatching(/^Run “tuned”: 2 trajectories of .* have 0 trial ids/),
  });
});

test("of two runs of one name the one that is refused is named by its id", async () => {
  const { id, extId: corpus } = await givenCorpus(db, [
    ...givenRollouts("same", { lamp: [F] }, { agent: "cart" }),
    ...givenRollouts("same", { lamp: [S, F] }, { agent: "trolley", sourceId: null }),
  ]);
  const { extId } = await db.run.findFirstOrThrow({ where: { corpusId: id, key: "same:trolley" } });
  const ctx = await givenContext(db);

  const report = await compareRuns(ctx, { corpus, a: "same:cart", b: ["same:trolley"], filter: "" });
  const alone = await getPass(ctx, { corpus, filter: "", ks: [1] });

  const reason = expect.stringContaining(` in the run “${extId}” have 0 trial ids`);
  expect(report).toEqual({ status: "refused", reason });
  expect(report).toEqual({ status: "refused", reason: expect.stringContaining(`Run “${extId}”: `) });
  expect(alone).toEqual({ status: "refused", reason });
});

test("a run of which nothing was scored is refused by its name, not counted as losses", async () => {
  const { extId: corpus } = await givenCorpus(db, [
    ...givenRollouts("base", { lamp: [S], sofa: [S] }),
    ...givenRollouts("blank", { lamp: ["unscored"] }, { status: "failed" }),
    ...givenRollouts("blank", { sofa: ["unscored"] }),
  ]);

  expect(await compareRuns(await givenContext(db), { corpus, a: "base", b: ["blank"], filter: "" })).toEqual({
    status: "refused",
    reason: "Run “blank”: Nothing was scored: there is nothing to measure.",
  });
});

test("a run is not compared with itself, nor with one that is not there", async () => {
  const { extId: corpus } = await givenCorpus(db, givenRollouts("base", { lamp: [F] }));
  const ctx = await givenContext(db);

  await expect(compareRuns(ctx, { corpus, a: "base", b: ["base"], filter: "" })).rejects.toMatchObject({
    code: "INVALID",
  });
  await expect(compareRuns(ctx, { corpus, a: "base", b: ["bass"], filter: "" })).rejects.toThrow(
    "the nearest is “base”",
  );
});

test("what somebody reviews blind is in no comparison of theirs", async () => {
  const corpus = await givenCorpus(db, [
    ...givenRollouts("base", { lamp: [F], sofa: [F] }),
    ...givenRollouts("tuned", { lamp: [S], sofa: [S] }),
  ]);
  const anna = await givenContext(db, "annotator");
  await givenQueue(await givenContext(db, "lead"), corpus, { filter: `id:${corpus.trajectories[2]}` });

  const report = await compared(anna, { corpus: corpus.extId, a: "base", b: ["tuned"], filter: "" });

  expect(report).toMatchObject({ leftOut: { value: 1 }, comparisons: [{ common: 1, onlyA: 1, wins: 1 }] });
});
