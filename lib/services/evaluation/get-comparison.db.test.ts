import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { ComparisonQuery, MOST_PROBLEMS } from "@/lib/contract/comparison";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { compareRuns } from "./compare-runs";
import { getComparison } from "./get-comparison";
import { getPass } from "./get-pass";
import { givenProblems, givenRollouts } from "./given-runs";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";

/** A corpus, and the ids of its runs by their names. */
async function givenRuns(trajectories: readonly GivenTrajectory[]) {
  const corpus = await givenCorpus(db, trajectories);
  const runs = await db.run.findMany({ where: { corpusId: corpus.id }, select: { extId: true, name: true } });
  const idsOf = (...names: string[]) =>
    names.map((name) => runs.find((run) => run.name === name)?.extId ?? "").join(",");

  return { corpus, idsOf };
}

const query = (runs: string, more: Partial<Record<"k" | "slice" | "filter", string>> = {}) =>
  ComparisonQuery.parse({ runs, ...more });

test("the screen says what the command line says: curves of each run, and each against the first", async () => {
  const { corpus, idsOf } = await givenRuns([
    ...givenRollouts(
      "base",
      givenProblems(24, [
        [F, F],
        [S, F],
        [S, S],
      ]),
    ),
    ...givenRollouts(
      "tuned",
      givenProblems(24, [
        [S, F],
        [S, F],
        [S, S],
      ]),
    ),
  ]);
  const ctx = await givenContext(db);
  const id = corpus.extId;

  const found = await getComparison(ctx, { id, ...query(idsOf("base", "tuned")) });

  const pass = await getPass(ctx, { corpus: id, run: "tuned", filter: "", ks: [1, 2] });
  const compared = await compareRuns(ctx, { corpus: id, a: "base", b: ["tuned"], filter: "" });
  if (pass.status === "refused" || compared.status === "refused") throw new Error("The runs are refused.");
  expect(found).toMatchObject({ k: 2, mostK: 2 });
  expect(found.runs[1]?.measured).toMatchObject({
    status: "measured",
    points: pass.points.map((point) => ({ ...point, tooFew: { count: 0, first: [] }, recoverable: 16 })),
    ...{ problems: 24, most: 2, parts: { always: 8, sometimes: 16, never: 0 } },
  });
  expect(found.counts).toEqual({ problems: 24, differing: 8, unscored: 0, shared: 24 });
  expect(found.comparisons).toEqual(compared.comparisons);
});

test("cells and headroom stand in the order that was asked for, whatever a run did not try", async () => {
  const { corpus, idsOf } = await givenRuns([
    ...givenRollouts("base", { lamp: [S, F, F], sofa: [S, S, S] }),
    ...givenRollouts("tuned", { lamp: [F, F, F] }),
  ]);

  const found = await getComparison(await givenContext(db), { id: corpus.extId, ...query(idsOf("tuned", "base")) });

  expect(found.runs.map(({ name }) => name)).toEqual(["tuned", "base"]);
  const cells = found.problems.map(({ query: text, cells: of }) => [text, of]);
  expect(cells).toContainEqual([
    "lamp",
    [
      [0, 3, 0],
      [1, 3, 0],
    ],
  ]);
  expect(cells).toContainEqual(["sofa", [null, [3, 3, 0]]]);
  expect(found.runs[1]?.measured).toMatchObject({ headroom: { value: expect.closeTo((1 - 1 / 3) / 2, 12), n: 2 } });
});

test("k reaches no further than the rollouts, and problems with fewer are named", async () => {
  const { corpus, idsOf } = await givenRuns(givenRollouts("base", { lamp: [S, F, F], sofa: [S] }));
  const ctx = await givenContext(db);

  const found = await getComparison(ctx, { id: corpus.extId, ...query(idsOf("base"), { k: "9" }) });

  const sofa = await db.problem.findFirstOrThrow({
    where: { corpusId: corpus.id, query: "sofa" },
    select: { key: true },
  });
  expect(found).toMatchObject({ k: 3, mostK: 3, comparisons: [] });
  expect(found.runs[0]?.measured).toMatchObject({
    points: [0, 1, 1].map((count) => ({ tooFew: { count, first: count === 0 ? [] : [sofa.key] } })),
  });
});

test("of more problems than an answer holds those that differ most are sent, and all are counted", async () => {
  const held = Object.keys(givenProblems(MOST_PROBLEMS + 20, [[S]]));
  const outcomes = (last: string) => Object.fromEntries(held.map((key, at) => [key, [at < MOST_PROBLEMS ? S : last]]));
  const { corpus, idsOf } = await givenRuns([
    ...givenRollouts("base", outcomes(S)),
    ...givenRollouts("tuned", outcomes(F)),
  ]);

  const found = await getComparison(await givenContext(db), {
    id: corpus.extId,
    ...query(idsOf("base", "tuned"), { k: "1" }),
  });

  expect(found.counts).toEqual({
    problems: MOST_PROBLEMS + 20,
    differing: 20,
    unscored: 0,
    shared: MOST_PROBLEMS + 20,
  });
  expect(found.problems).toHaveLength(MOST_PROBLEMS);
  expect(found.problems.filter(({ cells }) => cells[1]?.[0] === 0)).toHaveLength(20);
  expect(found.runs[1]?.measured).toMatchObject({ problems: MOST_PROBLEMS + 20, parts: { never: 20 } });
  expect(found.comparisons).toMatchObject([{ common: MOST_PROBLEMS + 20, losses: 20 }]);
});

test("of many problems with too few rollouts there are a number and the first names at each k", async () => {
  const { corpus, idsOf } = await givenRuns(
    givenRollouts("base", { ...givenProblems(60, [[S]]), lamp: [S, F, F, F, F, F, F, F] }),
  );

  const found = await getComparison(await givenContext(db), { id: corpus.extId, ...query(idsOf("base")) });

  const { measured } = found.runs[0] ?? {};
  if (measured?.status !== "measured") throw new Error("The run is refused.");
  expect(measured.points).toHaveLength(8);
  expect(measured.points[7]?.tooFew).toEqual({ count: 60, first: expect.any(Array) });
  expect(measured.points[7]?.tooFew.first).toHaveLength(10);
});

test("a run without a named harness says which tools its first rollout declares", async () => {
  const { corpus, idsOf } = await givenRuns([
    ...givenRollouts("declares", { lamp: [S] }),
    ...givenRollouts("named", { lamp: [S] }),
  ]);
  const outline = JSON.stringify({ extra: { tools: [{ name: "view" }, { function: { name: "find" } }] } });
  await db.$executeRaw(sql`update trajectory_outline set body = ${gzipSync(outline)} where corpus_id = ${corpus.id}`);
  await db.run.updateMany({ where: { corpusId: corpus.id, name: "named" }, data: { harness: "seven tools" } });

  const { runs } = await getComparison(await givenContext(db), {
    id: corpus.extId,
    ...query(idsOf("declares", "named")),
  });

  expect(runs.map(({ harness, declaredTools }) => [harness, declaredTools])).toEqual([
    [null, ["find", "view"]],
    ["seven tools", null],
  ]);
});

test("a run whose attempts are no trials is shown with the reason and is in no figure", async () => {
  const { corpus, idsOf } = await givenRuns([
    ...givenRollouts("base", { lamp: [S, F] }),
    ...givenRollouts("turns", { lamp: [F, S], desk: [F] }, { sourceId: null }),
  ]);

  const found = await getComparison(await givenContext(db), { id: corpus.extId, ...query(idsOf("base", "turns")) });

  expect(found.runs[1]?.measured).toEqual({ status: "refused", reason: expect.stringContaining("trial ids") });
  expect(found.problems.map(({ cells }) => cells)).toEqual([[[1, 2, 0], null]]);
  expect(found.comparisons).toEqual([]);
});

test("slices say how many problems they have of each run, and list their rows", async () => {
  const { corpus, idsOf } = await givenRuns([
    ...givenRollouts("base", givenProblems(12, [[S, F]]), { bucket: "shop" }),
    ...givenRollouts("base", { kite: [S, S], sail: [F, F] }, { bucket: "the sea" }),
    ...givenRollouts("tuned", { kite: [S, S] }, { bucket: "the sea" }),
  ]);
  const ctx = await givenContext(db);

  const { slices } = await getComparison(ctx, {
    id: corpus.extId,
    ...query(idsOf("base", "tuned"), { filter: "outcome:success,fail" }),
  });

  expect(slices).toMatchObject({ by: "bucket", all: 2, alone: 0 });
  expect(slices.items).toMatchObject([
    {
      value: "shop",
      problems: 12,
      filter: "outcome:success,fail bucket:shop",
      runs: [{ problems: 12, passAt1: { value: 0.5 }, passAtK: { value: 1, n: 12 }, headroom: 0.5 }, null],
    },
    {
      value: "the sea",
      problems: 2,
      filter: 'outcome:success,fail bucket:"the sea"',
      runs: [{ problems: 2, passAt1: { value: 0.5, interval: null } }, { problems: 1 }],
    },
  ]);
});

test("slices by difficulty are of the problems of each, and of those that name none", async () => {
  const { corpus, idsOf } = await givenRuns([
    ...givenRollouts("base", { kite: [S], sail: [F], oar: [F] }, { bucket: "the sea", difficulty: "hard" }),
    ...givenRollouts("base", { lamp: [S] }, { bucket: "the sea" }),
  ]);

  const { slices } = await getComparison(await givenContext(db), {
    id: corpus.extId,
    ...query(idsOf("base"), { slice: "difficulty" }),
  });

  expect(slices).toMatchObject({
    by: "difficulty",
    items: [
      { value: "hard", problems: 3, filter: "difficulty:hard", runs: [{ passAt1: { value: 1 / 3 } }] },
      { value: null, problems: 1, filter: "difficulty:none" },
    ],
  });
});

test("values that differ in capital letters alone are one slice, as its filter lists them", async () => {
  const { corpus, idsOf } = await givenRuns([
    ...givenRollouts("base", { kite: [S] }, { difficulty: "Hard" }),
    ...givenRollouts("base", { sail: [F], oar: [F] }, { difficulty: "hard" }),
  ]);

  const { slices } = await getComparison(await givenContext(db), {
    id: corpus.extId,
    ...query(idsOf("base"), { slice: "difficulty" }),
  });

  expect(slices).toMatchObject({ all: 1, items: [{ value: "hard", problems: 3, filter: "difficulty:hard" }] });
});

test("problems with the same query are one cluster, of those alone there is only the number", async () => {
  const { corpus, idsOf } = await givenRuns([
    ...givenRollouts("base", { "a red kite": [S, F], "A Red Kite": [S, S], lamp: [F, F] }),
  ]);

  const { slices } = await getComparison(await givenContext(db), {
    id: corpus.extId,
    ...query(idsOf("base"), { slice: "cluster" }),
  });

  expect(slices).toMatchObject({ all: 1, alone: 1, items: [{ problems: 2, runs: [{ passAt1: { value: 0.75 } }] }] });
  expect(slices.items[0]?.filter).toMatch(/^problem:[0-9a-f-]{36},[0-9a-f-]{36}$/);
});

test("what somebody reviews blind is in no count of theirs, and how many are left out is said", async () => {
  const { corpus, idsOf } = await givenRuns(givenRollouts("base", { lamp: [S], sofa: [F] }));
  const anna = await givenContext(db, "annotator");
  await givenQueue(await givenContext(db, "lead"), corpus, { filter: `id:${corpus.trajectories[0]}` });

  const found = await getComparison(anna, { id: corpus.extId, ...query(idsOf("base")) });

  expect(found.problems.map(({ query: text }) => text)).toEqual(["sofa"]);
  expect(found.leftOut).toEqual({ value: 1, isCapped: false });
});

test("a run that the filter leaves nothing of is empty, not refused", async () => {
  const { corpus, idsOf } = await givenRuns([
    ...givenRollouts("base", { lamp: [S] }),
    ...givenRollouts("tuned", { sofa: [S] }),
  ]);
  const ctx = await givenContext(db);

  const found = await getComparison(ctx, { id: corpus.extId, ...query(idsOf("base", "tuned")), filter: "zebra" });

  expect(found.runs.map(({ measured }) => measured)).toEqual([{ status: "empty" }, { status: "empty" }]);
});

test("a run is named once, and one that is not there is told by its place", async () => {
  const { corpus, idsOf } = await givenRuns(givenRollouts("base", { lamp: [S] }));
  const ctx = await givenContext(db);
  const asked = (runs: string) => getComparison(ctx, { id: corpus.extId, ...query(runs) });

  await expect(asked(idsOf("base", "base"))).rejects.toMatchObject({ code: "INVALID" });
  const unknown = "00000000-0000-4000-8000-000000000000";
  await expect(asked(`${idsOf("base")},${unknown}`)).rejects.toMatchObject({
    code: "NOT_FOUND",
    issues: [{ path: "runs.1", message: `There is no run “${unknown}”.` }],
  });
});
