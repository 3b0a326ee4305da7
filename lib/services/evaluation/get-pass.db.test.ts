import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getPass } from "./get-pass";
import { givenProblems, givenRollouts } from "./given-runs";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";

async function measured(...args: Parameters<typeof getPass>) {
  const report = await getPass(...args);
  if (report.status === "refused") throw new Error(report.reason);
  return report;
}

test("it counts each problem in a run and says pass@k and pass^k with their intervals", async () => {
  const { extId: corpus } = await givenCorpus(db, [
    ...givenRollouts(
      "night",
      givenProblems(12, [
        [S, F, F, F],
        [S, S, S, S],
        [F, F, F, F],
      ]),
    ),
    ...givenRollouts("day", givenProblems(3, [[S]])),
  ]);

  const report = await measured(await givenContext(db), { corpus, run: "night", filter: "", ks: [1, 2, 8] });

  expect(report).toMatchObject({ problems: 12, rollouts: 48, successes: 20, missingProblems: 0, leftOut: null });
  expect(report.runs.map(({ name }) => name)).toEqual(["night"]);
  const [one, two, eight] = report.points;
  expect(one?.passAtK).toMatchObject({ value: expect.closeTo(5 / 12, 12), n: 12, resamples: 10_000 });
  expect(two?.passAtK).toMatchObject({
    value: expect.closeTo(0.5, 12),
    interval: [expect.any(Number), expect.any(Number)],
  });
  expect(two?.passHatK).toMatchObject({ value: expect.closeTo(1 / 3, 12) });
  expect(eight?.passAtK).toEqual({ value: null, reason: "No problem has 8 rollouts." });
  expect(eight?.tooFew).toHaveLength(12);
});

test("crashes, time-outs, partial outcomes and what nobody scored are failures, and are counted as such", async () => {
  const { extId: corpus } = await givenCorpus(db, [
    ...givenRollouts("run", { lamp: [S] }),
    ...givenRollouts("run", { sofa: ["unscored"] }, { status: "failed" }),
    ...givenRollouts("run", { desk: ["fail"] }, { status: "timed_out" }),
    ...givenRollouts("run", { door: ["unscored"], wall: ["partial"] }),
  ]);

  const report = await measured(await givenContext(db), { corpus, filter: "", ks: [1] });

  expect(report).toMatchObject({ problems: 5, successes: 1, failures: { crashed: 1, timedOut: 1, unscored: 2 } });
  expect(report.points[0]?.passAtK).toMatchObject({ value: 0.2 });
});

test("without a run the rollouts of all runs are added up by problem; problems of other runs alone are told", async () => {
  const { extId: corpus } = await givenCorpus(db, [
    ...givenRollouts("one", { lamp: [S, F], sofa: [F] }),
    ...givenRollouts("two", { lamp: [S], desk: [S] }),
  ]);
  const ctx = await givenContext(db);

  const all = await measured(ctx, { corpus, filter: "", ks: [1, 3] });
  const one = await measured(ctx, { corpus, run: "one", filter: "", ks: [1] });

  expect(all).toMatchObject({ problems: 3, rollouts: 5, missingProblems: 0 });
  expect(all.runs.map(({ name }) => name)).toEqual(["one", "two"]);
  expect(all.points[1]).toMatchObject({ passAtK: { value: 1, n: 1 }, passHatK: { value: 0 } });
  expect(one).toMatchObject({ problems: 2, rollouts: 3, missingProblems: 1 });
});

test("only rollouts that match the filter count", async () => {
  const { extId: corpus } = await givenCorpus(db, [
    ...givenRollouts("run", { lamp: [S] }, { bucket: "shop" }),
    ...givenRollouts("run", { sofa: [F] }, { bucket: "voucher" }),
  ]);
  const ctx = await givenContext(db);

  expect(await measured(ctx, { corpus, filter: "bucket:shop", ks: [1] })).toMatchObject({ problems: 1, successes: 1 });
  await expect(getPass(ctx, { corpus, filter: "gate:x", ks: [1] })).rejects.toMatchObject({ code: "INVALID" });
});

test("rollouts that nothing tells apart, and runs without any outcome, are refused with the reason", async () => {
  const { extId: corpus } = await givenCorpus(db, [
    ...givenRollouts("twice", { lamp: [S, F] }, { sourceId: null }),
    ...givenRollouts("once", { sofa: [S] }, { sourceId: null }),
    ...givenRollouts("blank", { desk: ["unscored"] }),
    ...givenRollouts("crashed", { door: ["unscored"] }, { status: "failed" }),
    ...givenRollouts("mixed", { door: ["unscored"] }, { status: "failed" }),
    ...givenRollouts("mixed", { wall: ["unscored"], roof: ["unscored"] }),
  ]);
  const ctx = await givenContext(db);
  const pass = (run: string) => getPass(ctx, { corpus, run, filter: "", ks: [1] });

  expect(await pass("twice")).toEqual({ status: "refused", reason: expect.stringContaining("have 0 trial ids") });
  expect(await pass("once")).toMatchObject({ status: "measured" });
  expect(await pass("blank")).toEqual({
    status: "refused",
    reason: expect.stringContaining("Nothing was scored"),
  });
  expect(await pass("mixed")).toEqual(await pass("blank"));
  expect(await pass("crashed")).toMatchObject({ status: "measured", successes: 0 });
});

test("attempts that carry what is solved forward are refused, in the order of their numbers", async () => {
  const passOf = async (outcomes: readonly string[], step?: 1 | -1) => {
    const corpus = await givenCorpus(db, givenRollouts("run", givenProblems(20, [outcomes])));
    if (step) await numberRollouts(corpus.id, step);
    return getPass(await givenContext(db), { corpus: corpus.extId, filter: "", ks: [1] });
  };

  expect(await passOf([F, F, S, S, S], 1)).toEqual({
    status: "refused",
    reason: expect.stringContaining("all 20 problems"),
  });
  expect(await passOf([F, F, S, S, S])).toMatchObject({ status: "measured" });
  expect(await passOf([F, F, S, S, S], -1)).toMatchObject({ status: "measured" });
  expect(await passOf([F, S, F, S, S], 1)).toMatchObject({ status: "measured" });
});

/** Numbers the rollouts of each problem in the order given, or from the last to the first. */
function numberRollouts(corpusId: number, step: 1 | -1) {
  return db.$executeRaw(sql`update trajectory t set rollout = ${step}::int * o.place
    from (select id, row_number() over (partition by problem_id order by id) as place
      from trajectory where corpus_id = ${corpusId}) o
    where t.corpus_id = ${corpusId} and t.id = o.id`);
}

test("a run that is not there is told with the nearest, an ambiguous name with the ids", async () => {
  const { extId: corpus, name } = await givenCorpus(db, [
    ...givenRollouts("night 3", { lamp: [S] }),
    ...givenRollouts("night 4", { lamp: [S] }),
    ...givenRollouts("same", { lamp: [S] }, { agent: "cart" }),
    ...givenRollouts("same", { lamp: [S] }, { agent: "trolley" }),
  ]);
  const ctx = await givenContext(db);
  const pass = (run: string) => getPass(ctx, { corpus, run, filter: "", ks: [1] });

  await expect(pass("nigth 3")).rejects.toThrow(
    `There is no run “nigth 3” in “${name}”; the nearest are “night 3”, “night 4”, “same”.`,
  );
  const cart = await db.run.findFirstOrThrow({ where: { corpus: { extId: corpus }, key: "same:cart" } });
  await expect(pass("same")).rejects.toThrow(`2 runs are named “same”; name one by its id, such as “${cart.extId}”, “`);
  expect(await pass("same:trolley")).toMatchObject({ status: "measured", rollouts: 1 });
});

test("a run is named to the filter by its name, or by its id where another has that name", async () => {
  const { extId: corpus } = await givenCorpus(db, [
    ...givenRollouts("mine", { lamp: [S] }),
    ...givenRollouts("same", { lamp: [S] }, { agent: "cart" }),
    ...givenRollouts("Same", { lamp: [S] }, { agent: "trolley" }),
  ]);

  const { runs } = await measured(await givenContext(db), { corpus, filter: "", ks: [1] });

  expect(runs.map(({ id, name, word }) => ({ name, isById: word === id }))).toEqual([
    { name: "mine", isById: false },
    { name: "same", isById: true },
    { name: "Same", isById: true },
  ]);
  expect(runs[0]?.word).toBe("mine");
});

test("only runs of the corpus are found, also by their id", async () => {
  const mine = await givenCorpus(db, givenRollouts("mine", { lamp: [S] }));
  const other = await givenCorpus(db, givenRollouts("other", { lamp: [S] }));
  const { extId } = await db.run.findFirstOrThrow({ where: { corpusId: other.id }, select: { extId: true } });
  const ctx = await givenContext(db);

  expect(await getPass(ctx, { corpus: other.extId, run: extId, filter: "", ks: [1] })).toMatchObject({ problems: 1 });
  await expect(getPass(ctx, { corpus: mine.extId, run: extId, filter: "", ks: [1] })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("what somebody reviews blind is in no figure of theirs, and that is said", async () => {
  const corpus = await givenCorpus(db, givenRollouts("run", { lamp: [S, F], sofa: [F] }));
  const anna = await givenContext(db, "annotator");
  await givenQueue(await givenContext(db, "lead"), corpus, { filter: `id:${corpus.trajectories[0]}` });

  const hers = await measured(anna, { corpus: corpus.extId, filter: "", ks: [1] });

  expect(hers).toMatchObject({ problems: 2, rollouts: 2, successes: 0, leftOut: { value: 1, isCapped: false } });
  expect(await measured(await givenContext(db), { corpus: corpus.extId, filter: "", ks: [1] })).toMatchObject({
    ...{ rollouts: 3, successes: 1, leftOut: null },
  });
});
