import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { listProblems } from "@/lib/services/problems/list-problems";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { compareRuns } from "./compare-runs";
import { getComparison } from "./get-comparison";
import { getPass } from "./get-pass";
import { givenRollouts } from "./given-runs";
import { listRuns } from "./list-runs";

const db = createDb(process.env["DATABASE_URL"] ?? "");
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
  expect(summary?.runs.filter(({ isScored }) => !isScored).map(({ name }) => name)).toEqual(["mostly open"]);
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

test("a comparison names the runs of whose rollouts the rules cannot tell all", async () => {
  const { ctx, corpus } = await givenRuled();
  const [one, two] = ["source", "a success"] as const;

  const compared = await compareRuns(ctx, { corpus, a: one, b: [two], filter: "" });
  const refused = await compareRuns(ctx, { corpus, a: one, b: ["mostly open"], filter: "" });
  const runs = await db.run.findMany({
    where: { corpus: { extId: corpus }, name: { in: ["a success", "mostly open"] } },
  });
  const ids = runs.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ extId }) => extId);
  const screen = await getComparison(ctx, { id: corpus, runs: ids.join(","), slice: "bucket", filter: "" });

  expect(compared).toMatchObject({ status: "compared", open: [{ run: two, rollouts: 4, open: 3 }] });
  expect(refused).toEqual({ status: "refused", reason: `Run “mostly open”: ${REFUSED}` });
  expect(screen.runs.map(({ measured }) => measured)).toMatchObject([
    { status: "measured", failures: { open: 3 } },
    { status: "refused", reason: REFUSED },
  ]);
});
