import { afterAll, expect, test } from "vitest";
import { ComparisonQuery } from "@/lib/contract/comparison";
import { createDb } from "@/lib/db/client";
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
  expect(found.runs[1]?.measured).toMatchObject({ status: "measured", points: pass.points, problems: 24, most: 2 });
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
      [0, 3],
      [1, 3],
    ],
  ]);
  expect(cells).toContainEqual(["sofa", [null, [3, 3]]]);
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
    points: [{ tooFew: [] }, { tooFew: [sofa.key] }, { tooFew: [sofa.key] }],
  });
});

test("a run whose attempts are no trials is shown with the reason and is in no figure", async () => {
  const { corpus, idsOf } = await givenRuns([
    ...givenRollouts("base", { lamp: [S, F] }),
    ...givenRollouts("turns", { lamp: [F, S], desk: [F] }, { sourceId: null }),
  ]);

  const found = await getComparison(await givenContext(db), { id: corpus.extId, ...query(idsOf("base", "turns")) });

  expect(found.runs[1]?.measured).toEqual({ status: "refused", reason: expect.stringContaining("trial ids") });
  expect(found.problems.map(({ cells }) => cells)).toEqual([[[1, 2], null]]);
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
      runs: [{ problems: 12, passAt1: { value: 0.5 }, passAtK: { value: 1, n: 12 } }, null],
    },
    {
      value: "the sea",
      problems: 2,
      filter: 'outcome:success,fail bucket:"the sea"',
      runs: [{ problems: 2, passAt1: { value: 0.5, interval: null } }, { problems: 1 }],
    },
  ]);
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

test("a run is named once, and one that is not there is told", async () => {
  const { corpus, idsOf } = await givenRuns(givenRollouts("base", { lamp: [S] }));
  const ctx = await givenContext(db);
  const asked = (runs: string) => getComparison(ctx, { id: corpus.extId, ...query(runs) });

  await expect(asked(idsOf("base", "base"))).rejects.toMatchObject({ code: "INVALID" });
  await expect(asked("00000000-0000-4000-8000-000000000000")).rejects.toMatchObject({ code: "NOT_FOUND" });
});
