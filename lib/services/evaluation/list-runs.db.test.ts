import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getPass } from "./get-pass";
import { givenProblems, givenRollouts } from "./given-runs";
import { listRuns, type RunListRequest } from "./list-runs";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";

const USUAL = { filter: "", sort: "-passAtK", offset: 0, limit: 100 } as const;

async function listed(id: string, more: Partial<RunListRequest> = {}) {
  return listRuns(await givenContext(db), { ...USUAL, id, ...more });
}

test("a run says its counts, its means and the figures that one run alone is given", async () => {
  const { extId: id } = await givenCorpus(
    db,
    givenRollouts(
      "night",
      givenProblems(12, [
        [S, F, F, F],
        [S, S, S, S],
        [F, F, F, F],
      ]),
      {
        ...{ agent: "cart", richness: 0.5, tokens: 100, judge: "scored", score: 0.7, gate: 4 },
      },
    ),
  );

  const { items, k, total, mostRollouts, nextOffset } = await listed(id);
  const alone = await getPass(await givenContext(db), { corpus: id, run: "night", filter: "", ks: [1, 4] });

  expect({ k, total, mostRollouts, nextOffset }).toEqual({ k: 4, total: 1, mostRollouts: 4, nextOffset: null });
  if (alone.status === "refused") throw new Error(alone.reason);
  const [at1, at4] = alone.points;
  expect(items).toMatchObject([
    {
      ...{ name: "night", word: "night", agent: { name: "cart" }, problems: 12, rollouts: 48, fewest: 4, most: 4 },
      asr: at1?.passAtK,
      pass: {
        status: "measured",
        passAt1: at1?.passAtK,
        passAtK: at4?.passAtK,
        tooFew: 0,
        headroom: { n: 12 },
        ...{ parts: { always: 4, sometimes: 4, never: 4 }, recoverable: 4 },
      },
      judge: { mean: expect.closeTo(0.7, 6), n: 48, failed: 0 },
      richness: { mean: 0.5, n: 48 },
      ...{ tokens: 100, costUsd: { mean: null, n: 0 }, harness: { kind: "unknown" }, suite: null },
    },
  ]);
});

test("figures that are known are those of the counts as they are, whatever was listed before", async () => {
  const corpus = await givenCorpus(
    db,
    givenRollouts(
      "night",
      givenProblems(12, [
        [S, F, F, F],
        [S, S, S, S],
      ]),
    ),
  );
  const figures = async (more: Partial<RunListRequest> = {}) =>
    (await listed(corpus.extId, more)).items.map(({ asr, pass }) => ({ asr, pass }));
  const first = await figures();
  const atTwo = await figures({ k: 2 });

  expect(await figures()).toEqual(first);
  expect(atTwo).not.toEqual(first);

  await db.$executeRaw(sql`update trajectory set outcome = 'success' where corpus_id = ${corpus.id}`);
  await db.$executeRaw(sql`update corpus set counted_to = 0 where id = ${corpus.id}`);
  expect(await figures()).toMatchObject([{ asr: { value: 1 }, pass: { passAtK: { value: 1 } } }]);

  await db.$executeRaw(sql`update trajectory set outcome = 'unscored' where corpus_id = ${corpus.id}`);
  expect(await figures()).toMatchObject([{ asr: { value: null }, pass: { status: "refused" } }]);
});

test("crashes, time-outs and what nobody scored are failures of the run, and a failed judgement is no score", async () => {
  const { extId: id } = await givenCorpus(db, [
    ...givenRollouts("night", { lamp: [F] }, { status: "failed" }),
    ...givenRollouts("night", { sofa: ["unscored"] }, { status: "timed_out", judge: "failed" }),
    ...givenRollouts("night", { desk: ["unscored"] }, { judge: "failed" }),
    ...givenRollouts("night", { door: [S] }, { judge: "scored", score: 0.9, gate: 5 }),
  ]);

  const { items } = await listed(id);

  expect(items).toMatchObject([
    {
      ...{ rollouts: 4, successes: 1, failures: { crashed: 1, timedOut: 1, unscored: 2 } },
      asr: { value: 0.25 },
      judge: { mean: expect.closeTo(0.9, 6), n: 1, failed: 2 },
    },
  ]);
});

test("a run of which nothing was scored has the reason instead of 0 %, and comes behind one that failed", async () => {
  const { extId: id } = await givenCorpus(db, [
    ...givenRollouts("blank", { lamp: ["unscored"] }, { status: "failed" }),
    ...givenRollouts("blank", { sofa: ["unscored"] }, { status: "timed_out" }),
    ...givenRollouts("blank", { desk: ["unscored"] }),
    ...givenRollouts("never", { lamp: [F], sofa: [F], desk: ["unscored"] }),
  ]);
  const reason = "Nothing was scored: there is nothing to measure.";

  for (const sort of ["-passAt1", "-asr", "passAt1"] as const) {
    const { items } = await listed(id, { sort });
    expect(items).toMatchObject([
      { name: "never", asr: { value: 0 }, pass: { status: "measured", passAt1: { value: 0 } } },
      { name: "blank", asr: { value: null, reason }, pass: { status: "refused", reason } },
    ]);
  }
});

test("attempts that are no trials have successes, and the reason why neither a success rate nor pass@k", async () => {
  const { extId: id } = await givenCorpus(db, [
    ...givenRollouts("cumulative", { lamp: [F, S] }, { sourceId: null }),
    ...givenRollouts("trials", { lamp: [F, S] }),
  ]);

  const { items } = await listed(id);

  expect(items.map(({ name }) => name)).toEqual(["trials", "cumulative"]);
  expect(items[1]).toMatchObject({
    ...{ successes: 1, rollouts: 2 },
    asr: { value: null, reason: expect.stringContaining("trial ids") },
    pass: { status: "refused", reason: expect.stringContaining("trial ids") },
  });
});

test("cumulative attempts are sorted behind every run with a success rate", async () => {
  const turns = givenRollouts("cumulative", givenProblems(8, [[F, F, F, F, S, S, S, S]])).map((row, at) => ({
    ...row,
    rollout: at % 8,
  }));
  const { extId: id } = await givenCorpus(db, [...turns, ...givenRollouts("trials", givenProblems(8, [[S, F, F, F]]))]);

  const { items } = await listed(id, { sort: "-asr" });

  expect(items).toMatchObject([
    { name: "trials", asr: { value: 0.25 } },
    { name: "cumulative", asr: { value: null, reason: expect.stringContaining("cumulative") }, successes: 32 },
  ]);
});

test("a run says how many problems of the scope it did not try", async () => {
  const { extId: id } = await givenCorpus(db, [
    ...givenRollouts("whole", { lamp: [S], sofa: [F] }, { bucket: "shop" }),
    ...givenRollouts("whole", { desk: [S] }, { bucket: "voucher" }),
    ...givenRollouts("part", { lamp: [S] }, { bucket: "shop" }),
  ]);
  const missing = async (filter: string) =>
    (await listed(id, { filter, sort: "name" })).items.map(({ name, missingProblems }) => [name, missingProblems]);

  expect(await missing("")).toEqual([
    ["part", 2],
    ["whole", 0],
  ]);
  expect(await missing("bucket:shop")).toEqual([
    ["part", 1],
    ["whole", 0],
  ]);
  expect(await missing("run:part")).toEqual([["part", 0]]);
});

test("the success rate of problems with unequal rollouts rests on problems", async () => {
  const { extId: id } = await givenCorpus(
    db,
    givenRollouts("night", { ...givenProblems(11, [[S], [F]]), lamp: [S, S, S, F] }),
  );

  expect((await listed(id)).items).toMatchObject([{ rollouts: 15, asr: { value: 9 / 15, n: 12 } }]);
});

test("k is the largest that a run has of every problem; a run with fewer says so", async () => {
  const { extId: id } = await givenCorpus(db, [
    ...givenRollouts("eight", givenProblems(3, [[S, F, F, F, F, F, F, F, F]])),
    ...givenRollouts("one", givenProblems(3, [[S]])),
  ]);

  const { k, items } = await listed(id);

  expect(k).toBe(8);
  expect(items.map(({ name }) => name)).toEqual(["eight", "one"]);
  expect(items[1]).toMatchObject({
    pass: { passAt1: { value: 1 }, passAtK: { value: null, reason: "No problem has 8 rollouts." }, tooFew: 3 },
  });
  expect((await listed(id, { k: 99 })).k).toBe(9);
  expect((await listed(id, { k: 2, sort: "-passAt1" })).items.map(({ name }) => name)).toEqual(["one", "eight"]);
});

test.each([
  ["-asr", ["best", "middle", "worst"]],
  ["asr", ["worst", "middle", "best"]],
  ["name", ["best", "middle", "worst"]],
  ["-tokens", ["worst", "best", "middle"]],
  ["-judge", ["middle", "best", "worst"]],
  ["judge", ["middle", "best", "worst"]],
] as const)("sorted by %s, with what has no value last", async (sort, expected) => {
  const { extId: id } = await givenCorpus(db, [
    ...givenRollouts("worst", givenProblems(4, [[F]]), { tokens: 9 }),
    ...givenRollouts("best", givenProblems(4, [[S]]), { tokens: 5 }),
    ...givenRollouts("middle", givenProblems(4, [[S], [F]]), { tokens: 1, judge: "scored", score: 0.5, gate: 3 }),
  ]);

  expect((await listed(id, { sort })).items.map(({ name }) => name)).toEqual(expected);
});

test("pages follow each other without a gap, and a page past the end is empty", async () => {
  const { extId: id } = await givenCorpus(
    db,
    Array.from({ length: 5 }, (_, at) => givenRollouts(`run ${at}`, { lamp: [S] })).flat(),
  );
  const page = (offset: number) => listed(id, { sort: "name", offset, limit: 2 });

  expect((await page(0)).nextOffset).toBe(2);
  expect((await page(2)).items.map(({ name }) => name)).toEqual(["run 2", "run 3"]);
  expect(await page(4)).toMatchObject({ total: 5, nextOffset: null, items: [{ name: "run 4" }] });
  expect(await page(6)).toMatchObject({ total: 5, nextOffset: null, items: [] });
});

test("only rollouts that match count, and runs without one are not listed", async () => {
  const { extId: id } = await givenCorpus(db, [
    ...givenRollouts("both", { lamp: [S] }, { bucket: "shop" }),
    ...givenRollouts("both", { sofa: [F] }, { bucket: "voucher" }),
    ...givenRollouts("other", { sofa: [F] }, { bucket: "voucher" }),
  ]);

  const { items, total, facets } = await listed(id, { filter: "bucket:shop" });

  expect(total).toBe(1);
  expect(items).toMatchObject([{ name: "both", problems: 1, asr: { value: 1 } }]);
  expect(facets.bucket.map(({ value }) => value).toSorted()).toEqual(["shop", "voucher"]);
});

test("a run without a harness says which tools its rollout declares", async () => {
  const corpus = await givenCorpus(db, [
    ...givenRollouts("declared", { lamp: [S] }),
    ...givenRollouts("named", { lamp: [S] }),
  ]);
  const outline = JSON.stringify({ extra: { tools: [{ name: "view" }, { function: { name: "find" } }, 7] } });
  await db.$executeRaw(sql`update trajectory_outline set body = ${gzipSync(outline)} where corpus_id = ${corpus.id}`);
  await db.run.updateMany({ where: { corpusId: corpus.id, name: "named" }, data: { harness: "seven tools" } });

  const { items } = await listed(corpus.extId, { sort: "name" });

  expect(items.map(({ harness }) => harness)).toEqual([
    { kind: "declared", tools: ["find", "view"] },
    { kind: "named", name: "seven tools" },
  ]);
});

test("a run is of the suite of its problems where they all name one", async () => {
  const corpus = await givenCorpus(db, [
    ...givenRollouts("one suite", { lamp: [S], sofa: [S] }),
    ...givenRollouts("two suites", { lamp: [S], desk: [S] }),
    ...givenRollouts("with one of none", { lamp: [S], rug: [S] }),
    ...givenRollouts("without a suite", { rug: [S] }),
  ]);
  await db.problem.updateMany({ where: { corpusId: corpus.id }, data: { suite: "v3" } });
  await db.problem.updateMany({ where: { corpusId: corpus.id, query: "desk" }, data: { suite: "v2" } });
  await db.problem.updateMany({ where: { corpusId: corpus.id, query: "rug" }, data: { suite: null } });

  const { items } = await listed(corpus.extId, { sort: "name" });

  expect(items.map(({ suite }) => suite)).toEqual(["v3", null, null, null]);
});

test("what somebody reviews blind is in no figure of theirs, and that is said", async () => {
  const corpus = await givenCorpus(db, givenRollouts("run", { lamp: [S, F], sofa: [F] }));
  const anna = await givenContext(db, "annotator");
  await givenQueue(await givenContext(db, "lead"), corpus, { filter: `id:${corpus.trajectories[0]}` });

  const hers = await listRuns(anna, { ...USUAL, id: corpus.extId });

  expect(hers).toMatchObject({ leftOut: { value: 1 }, items: [{ rollouts: 2, successes: 0 }] });
  expect(await listed(corpus.extId)).toMatchObject({ leftOut: null, items: [{ rollouts: 3, successes: 1 }] });
});

test("an empty corpus has no runs", async () => {
  const { extId: id } = await givenCorpus(db, []);

  expect(await listed(id)).toMatchObject({ items: [], total: 0, k: 1, nextOffset: null, mostRollouts: 0 });
});
