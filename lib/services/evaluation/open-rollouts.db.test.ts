import { afterAll, expect, onTestFinished, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { openCopySession } from "@/lib/db/copy-session";
import { sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { getProblem } from "@/lib/services/problems/get-problem";
import { listProblems } from "@/lib/services/problems/list-problems";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { compareRuns } from "./compare-runs";
import { getComparison } from "./get-comparison";
import { getPass } from "./get-pass";
import { givenRollouts } from "./given-runs";
import { listRuns } from "./list-runs";
import { refreshCounts } from "./refresh-counts";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";
const U = "unscored";
const REFUSED =
  "There is too little to measure: no rollout is known to have succeeded, and the rules cannot tell of 3 of 4 rollouts. A catalogue of the shop with embeddings of the titles may decide them.";

/** Runs whose outcomes are by the rules, but for those of "source", which left one out. */
async function givenRuled() {
  const { id, extId: corpus } = await givenCorpus(db, [
    ...givenRollouts("mostly open", { lamp: [F], sofa: [U], desk: [U, U] }),
    ...givenRollouts("half open", { lamp: [F], sofa: [U], desk: [F, U] }),
    ...givenRollouts("a success", { lamp: [S], sofa: [U], desk: [U, U] }),
    ...givenRollouts("broken off", { sofa: [U], desk: [U, U] }, { status: "failed" }),
    ...givenRollouts("broken off", { lamp: [F] }),
    ...givenRollouts("source", { lamp: [F], sofa: [U], desk: [U, U] }),
  ]);
  await db.$executeRaw(sql`update trajectory t set outcome_by = 'rules' from run r
    where t.corpus_id = ${id} and r.id = t.run_id and r.name <> 'source' and t.outcome <> 'unscored'`);

  return { ctx: await givenContext(db), corpus };
}

test("where the rules cannot tell of most rollouts and none succeeded there is no figure, else the least that it can be", async () => {
  const { ctx, corpus } = await givenRuled();
  const pass = (run?: string) => getPass(ctx, { corpus, ...(run === undefined ? {} : { run }), filter: "", ks: [1] });

  expect(await pass("mostly open")).toEqual({ status: "refused", reason: REFUSED });
  expect(await pass("half open")).toMatchObject({ status: "measured", failures: { unscored: 2, open: 2 } });
  expect(await pass("a success")).toMatchObject({ status: "measured", failures: { unscored: 3, open: 3 } });
  expect(await pass("broken off")).toMatchObject({ status: "measured", failures: { unscored: 3, open: 0 } });
  expect(await pass("source")).toMatchObject({ status: "measured", failures: { unscored: 3, open: 0 } });
  // What a source left out has failed, whatever the rules made of other runs.
  expect(await pass()).toMatchObject({ status: "measured", failures: { unscored: 14, open: 8 } });
});

test("the list of runs says the same, and the matrix does not call such a run failed", async () => {
  const { ctx, corpus } = await givenRuled();
  const query = { id: corpus, filter: "", sort: "name", offset: 0, limit: 10 } as const;

  const { items } = await listRuns(ctx, query);
  const { summary } = await listProblems(ctx, { id: corpus, filter: "", runs: [], sort: "key", limit: 10 });

  const open = items.map(({ name, asr, failures }) => [name, asr.value, failures.open]);
  expect(open).toEqual([
    ["a success", 0.25, 3],
    ["broken off", 0, 0],
    ["half open", 0, 2],
    ["mostly open", null, 3],
    ["source", 0, 0],
  ]);
  expect(items[3]).toMatchObject({ asr: { reason: REFUSED }, pass: { status: "refused", reason: REFUSED } });
  const unknown = summary?.runs.map(({ name, unknown }) => [name, unknown]) ?? [];
  expect(Object.fromEntries(unknown)).toEqual({
    ...{ "a success": 3, "broken off": 0, "half open": 2, "mostly open": 3, source: 0 },
  });
});

test("a cell of the matrix, of a problem's page and of a comparison says what is known of it alone", async () => {
  const { ctx, corpus } = await givenRuled();
  const names = ["a success", "half open", "broken off"];
  const found = await db.run.findMany({ where: { corpus: { extId: corpus }, name: { in: names } } });
  const ids = names.map((name) => found.find((run) => run.name === name)?.extId ?? "");

  const matrix = await listProblems(ctx, { id: corpus, filter: "", runs: ids, sort: "key", limit: 10 });
  const [desk] = matrix.items;
  const page = await getProblem(ctx, { id: desk?.id ?? "" });
  const compared = await getComparison(ctx, { id: corpus, runs: ids.join(","), slice: "bucket", filter: "" });

  const [allOpen, partOpen, brokenOff] = [
    { rollouts: 2, successes: 0, unknown: 2 },
    { rollouts: 2, successes: 0, unknown: 1 },
    { rollouts: 2, successes: 0, unknown: 0 },
  ];
  expect(matrix.items).toMatchObject([
    { query: "desk", rollouts: 6, successes: 0, unknown: 3, cells: [allOpen, partOpen, brokenOff] },
    { query: "lamp", rollouts: 3, successes: 1, unknown: 0 },
    { query: "sofa", rollouts: 3, successes: 0, unknown: 2 },
  ]);
  const ofPage = new Map(page.runs.map(({ run, ...tries }) => [run.name, tries]));
  expect(names.map((name) => ofPage.get(name))).toMatchObject([allOpen, partOpen, brokenOff]);
  expect(compared.problems.find(({ key }) => key === desk?.key)?.cells).toEqual([
    [0, 2, 2],
    [0, 2, 1],
    [0, 2, 0],
  ]);
});

/** A run that the rules score, by a problem of one bucket alone; of the other bucket the source scored one rollout. */
async function givenPartlyRuled() {
  const made = await givenCorpus(db, [
    ...givenRollouts("night", { lamp: [F] }, { bucket: "shop" }),
    ...givenRollouts("night", { sofa: [S, U] }, { bucket: "product" }),
  ]);
  await db.$executeRaw(
    sql`update trajectory set outcome_by = 'rules' where corpus_id = ${made.id} and outcome = 'fail'`,
  );
  const { extId: sofa } = await db.problem.findFirstOrThrow({ where: { corpusId: made.id, query: "sofa" } });

  return { made, corpus: made.extId, sofa };
}

async function openOf(ctx: Asker, { corpus, sofa }: { readonly corpus: string; readonly sofa: string }) {
  const listed = async (filter: string) =>
    (await listRuns(ctx, { id: corpus, filter, sort: "name", offset: 0, limit: 10 })).items[0]?.failures.open;
  const page = await getProblem(ctx, { id: sofa });

  return [await listed(""), await listed("bucket:product"), page.runs[0]?.open];
}

test("whether the rules score a run is asked of the whole run, whatever a filter or a page is about", async () => {
  const given = await givenPartlyRuled();
  const ctx = await givenContext(db);
  expect(await openOf(ctx, given)).toEqual([1, 1, 1]);

  const session = await openCopySession(databaseUrl);
  onTestFinished(() => session.close());
  await refreshCounts(session, given.made.id);

  expect(await openOf(ctx, given)).toEqual([1, 1, 1]);
});

test("whether the rules score a run is not told by rollouts that a person reviews blind", async () => {
  const given = await givenPartlyRuled();
  const anna = await givenContext(db, "annotator");
  const lead = await givenContext(db, "lead");
  await givenQueue(lead, given.made, { filter: `id:${given.made.trajectories[0]}` });

  expect(await openOf(anna, given)).toEqual([0, 0, 0]);
  expect(await openOf(lead, given)).toEqual([1, 1, 1]);
});

test("figures of a run that were listed before are made anew once the rules have scored some of it", async () => {
  const { id, extId } = await givenCorpus(db, givenRollouts("night", { lamp: [F], sofa: [U], desk: [U] }));
  const ctx = await givenContext(db);
  const asr = async () =>
    (await listRuns(ctx, { id: extId, filter: "", sort: "name", offset: 0, limit: 10 })).items[0]?.asr.value;

  expect(await asr()).toBe(0);
  await db.$executeRaw(sql`update trajectory set outcome_by = 'rules' where corpus_id = ${id} and outcome = 'fail'`);
  expect(await asr()).toBeNull();
});

test("a comparison names the runs of whose rollouts the rules cannot tell all, or of whose problems nothing is scored", async () => {
  const { ctx, corpus } = await givenRuled();
  const [one, two] = ["source", "a success"] as const;

  const compared = await compareRuns(ctx, { corpus, a: one, b: [two], filter: "" });
  const refused = await compareRuns(ctx, { corpus, a: one, b: ["mostly open"], filter: "" });
  const runs = await db.run.findMany({
    where: { corpus: { extId: corpus }, name: { in: ["a success", "mostly open"] } },
  });
  const ids = runs.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ extId }) => extId);
  const screen = await getComparison(ctx, { id: corpus, runs: ids.join(","), slice: "bucket", filter: "" });

  expect(compared).toMatchObject({
    status: "compared",
    open: [
      { run: { name: one }, rollouts: 4, open: 0, problems: 3, unscoredProblems: 2 },
      { run: { name: two }, rollouts: 4, open: 3, problems: 3, unscoredProblems: 2 },
    ],
  });
  expect(refused).toEqual({ status: "refused", reason: `Run “mostly open”: ${REFUSED}` });
  expect(screen.runs.map(({ measured }) => measured)).toMatchObject([
    { status: "measured", failures: { open: 3 } },
    { status: "refused", reason: REFUSED },
  ]);
});
