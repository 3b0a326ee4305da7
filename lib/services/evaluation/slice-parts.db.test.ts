import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getComparison } from "./get-comparison";
import { getPass } from "./get-pass";
import { givenProblems, givenRollouts } from "./given-runs";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";
const U = "unscored";

/** As an address names runs, in this order. */
async function idsOf(corpus: string, ...names: readonly string[]) {
  const runs = await db.run.findMany({ where: { corpus: { extId: corpus } }, select: { extId: true, name: true } });

  return names.map((name) => runs.find((run) => run.name === name)?.extId ?? "").join(",");
}

test("a slice of which nothing was scored has no figure, as the line of its filter has none", async () => {
  const { extId: id } = await givenCorpus(db, [
    ...givenRollouts("base", givenProblems(12, [[S], [F]]), { bucket: "shop" }),
    ...givenRollouts("base", { kite: [U], sail: [U] }, { bucket: "web" }),
    ...givenRollouts("tuned", { kite: [S], sail: [S] }, { bucket: "web" }),
  ]);
  const ctx = await givenContext(db);
  const { runs, counts, comparisons, slices } = await getComparison(ctx, {
    ...{ id, slice: "bucket", filter: "" },
    runs: await idsOf(id, "tuned", "base"),
  });

  const [shop, web] = slices.items;
  const line = await getPass(ctx, { corpus: id, run: "base", filter: web?.filter ?? "", ks: [1] });
  if (line.status !== "refused") throw new Error("The line is not refused.");
  const none = { value: null, reason: line.reason };
  expect(line.reason).toBe("Nothing was scored: there is nothing to measure.");
  expect(shop).toMatchObject({ value: "shop", runs: [null, { problems: 12, open: 0, passAt1: { value: 0.5 } }] });
  expect(web).toMatchObject({ value: "web", runs: [{ problems: 2, passAt1: { value: 1 } }, expect.anything()] });
  expect(web?.runs[1]).toEqual({ problems: 2, open: 0, passAt1: none, passAtK: none, headroom: null });
  // In the figures of the whole run they have failed.
  expect(comparisons).toMatchObject([{ common: 2, losses: 2 }]);
  expect(counts).toEqual({ problems: 14, differing: 0, unscored: 2, shared: 2 });
  expect(runs.map(({ measured }) => measured)).toMatchObject([
    { problems: 2, unscoredProblems: 0 },
    { problems: 14, unscoredProblems: 2 },
  ]);
});

test("a slice says how many of its own rollouts the rules leave open, and without a success of most of them nothing", async () => {
  const { id, extId } = await givenCorpus(db, [
    ...givenRollouts("night", { lamp: [F], sofa: [S] }, { bucket: "shop" }),
    ...givenRollouts("night", { desk: [U], door: [S] }, { bucket: "product" }),
    ...givenRollouts("night", { kite: [U], sail: [U], vase: [F] }, { bucket: "voucher" }),
  ]);
  await db.$executeRaw(sql`update trajectory set outcome_by = 'rules' where corpus_id = ${id} and outcome = 'fail'`);
  const run = await db.run.findFirstOrThrow({ where: { corpusId: id } });
  const ctx = await givenContext(db);

  const { slices } = await getComparison(ctx, { id: extId, runs: run.extId, slice: "bucket", filter: "" });

  const found = slices.items.map(({ value, runs: [of] }) => [value, of?.open, of?.passAt1]);
  expect(found).toEqual([
    ["voucher", 2, { value: null, reason: expect.stringContaining("There is too little to measure") }],
    ["product", 1, expect.objectContaining({ value: 0.5 })],
    ["shop", 0, expect.objectContaining({ value: 0.5 })],
  ]);
});
