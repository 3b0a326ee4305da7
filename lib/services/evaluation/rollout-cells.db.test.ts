import { afterAll, expect, onTestFinished, test } from "vitest";
import * as z from "zod";
import { createDb } from "@/lib/db/client";
import { openCopySession } from "@/lib/db/copy-session";
import { rowsVisited } from "@/lib/db/fixtures/rows-visited";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { countRollouts, rolloutScope } from "./count-rollouts";
import { givenRollouts } from "./given-runs";
import { refreshAllCounts, refreshCounts } from "./refresh-counts";
import { groupedCells, type RolloutScope, rolloutCells } from "./rollout-cells";

const databaseUrl = process.env["DATABASE_URL"] ?? "";
const db = createDb(databaseUrl);
afterAll(() => db.$disconnect());

const S = "success";
const F = "fail";

/** Stored counts that nobody could count, so that an answer tells where it was read. */
const PLANTED = 4321;

async function refreshed(corpusId: number): Promise<void> {
  const session = await openCopySession(databaseUrl);
  onTestFinished(() => session.close());
  await refreshCounts(session, corpusId);
}

async function givenPlanted(trajectories: readonly GivenTrajectory[]) {
  const corpus = await givenCorpus(db, trajectories);
  await refreshed(corpus.id);
  await db.rolloutCount.updateMany({ where: { corpusId: corpus.id }, data: { crashed: PLANTED } });

  return corpus;
}

/** A trajectory more, as an import would leave it before its end. */
function addTrajectory(corpusId: number): Promise<void> {
  return addCopies(corpusId, {
    of: sql`t.id = (select min(id) from trajectory where corpus_id = ${corpusId})`,
    count: 1,
  });
}

/** So many trajectories more for each `t` that there is. */
async function addCopies(corpusId: number, { of, count }: { readonly of: Sql; readonly count: number }): Promise<void> {
  await db.$executeRaw(sql`insert into trajectory (corpus_id, ext_id, import_id, problem_id, run_id, source_id, format, shape,
      status, outcome, judge_state, filter_version_id, verdict, rule_name, rejects, steps, has_agent_turn, dispatches,
      phantoms, tokens, unseen_ids, raw_bytes, body_sha, imported_at)
    select corpus_id, gen_random_uuid(), import_id, problem_id, run_id, gen_random_uuid()::text, format, shape,
      status, outcome, judge_state, filter_version_id, verdict, rule_name, rejects, steps, has_agent_turn, dispatches,
      phantoms, tokens, unseen_ids, raw_bytes, sha256(gen_random_uuid()::text::bytea), imported_at
    from trajectory t, generate_series(1, ${count}::int) where t.corpus_id = ${corpusId} and ${of}`);
}

async function cellRows(ctx: Awaited<ReturnType<typeof givenContext>>, scope: RolloutScope) {
  const cells: Sql = await rolloutCells(ctx, scope);

  return queryRows(
    db,
    z.record(z.string(), z.union([z.number(), z.bigint(), z.boolean()])),
    sql`select * from (${cells}) c order by c.run_id, c.problem_id`,
  );
}

test("stored counts and sums are those of the trajectories, column by column", async () => {
  const corpus = await givenCorpus(db, [
    ...givenRollouts("night", { lamp: [S, F, F], sofa: [F, "unscored"] }, { tokens: 1200, steps: 7, richness: 0.4 }),
    ...givenRollouts("night", { lamp: [F] }, { status: "timed_out", judge: "scored", score: 0.7, gate: 4 }),
    ...givenRollouts("night", { lamp: ["unscored"] }, { status: "failed", judge: "failed", sourceId: null }),
    ...givenRollouts("day", { sofa: [S] }, { judge: "scored", score: 0.3, gate: 2 }),
  ]);
  await db.$executeRaw(
    sql`update trajectory set cost_usd = 0.25, rollout = 3, outcome_by = 'rules' where corpus_id = ${corpus.id} and outcome = 'success'`,
  );
  await refreshed(corpus.id);
  const ctx = await givenContext(db);
  const scope = await rolloutScope(ctx, corpus.id, "");

  const stored = await cellRows(ctx, scope);

  expect(scope.isWhole).toBe(true);
  expect(stored).toEqual(await cellRows(ctx, { ...scope, isWhole: false }));
  expect(stored).toHaveLength(3);
  expect(stored[0]).toMatchObject({
    ...{ rollouts: 5, successes: 1, crashed: 1, timed_out: 1, unscored: 1, unmeasured: 0, trial_ids: 4 },
    ...{ judge_n: 1, judge_failed: 1, richness_n: 3, tokens: 3600n, cost_sum: 0.25, cost_n: 1, is_rising: false },
    by_rules: 1,
  });
});

test("the stored counts answer for a whole corpus, for all runs or for some", async () => {
  const corpus = await givenPlanted([...givenRollouts("a", { lamp: [F] }), ...givenRollouts("b", { lamp: [F] })]);
  const ctx = await givenContext(db);
  const scope = await rolloutScope(ctx, corpus.id, "");

  const all = await countRollouts(ctx, scope);
  const [first] = all;

  expect(all.map(({ crashed }) => crashed)).toEqual([PLANTED, PLANTED]);
  expect(await countRollouts(ctx, scope, [first?.run_id ?? 0])).toEqual([first]);
});

test("counts that a trajectory lies behind are not believed", async () => {
  const corpus = await givenPlanted(givenRollouts("a", { lamp: [F] }));
  await addTrajectory(corpus.id);
  const ctx = await givenContext(db);

  const rows = await countRollouts(ctx, await rolloutScope(ctx, corpus.id, ""));

  expect(rows).toMatchObject([{ rollouts: 2, crashed: 0 }]);
});

test("what a filter leaves is counted from the trajectories", async () => {
  const corpus = await givenPlanted(givenRollouts("a", { lamp: [F, S] }));
  const ctx = await givenContext(db);

  expect(await countRollouts(ctx, await rolloutScope(ctx, corpus.id, "outcome:fail"))).toMatchObject([
    { rollouts: 1, crashed: 0 },
  ]);
});

test("who reviews blind is counted what they may see, others the whole", async () => {
  const corpus = await givenPlanted(givenRollouts("a", { lamp: [F, S] }));
  const anna = await givenContext(db, "annotator");
  const lead = await givenContext(db, "lead");
  await givenQueue(lead, corpus, { filter: `id:${corpus.trajectories[1]}` });

  const hers = await countRollouts(anna, await rolloutScope(anna, corpus.id, ""));

  expect(hers).toMatchObject([{ rollouts: 1, successes: 0, crashed: 0 }]);
  expect(await countRollouts(lead, await rolloutScope(lead, corpus.id, ""))).toMatchObject([{ crashed: PLANTED }]);
});

test("a refresh counts the runs that have trajectories behind it and leaves the others", async () => {
  const corpus = await givenPlanted([...givenRollouts("a", { lamp: [F] }), ...givenRollouts("b", { lamp: [F] })]);
  await addTrajectory(corpus.id);

  await refreshed(corpus.id);

  const ctx = await givenContext(db);
  expect(await countRollouts(ctx, await rolloutScope(ctx, corpus.id, ""))).toMatchObject([
    { rollouts: 2, crashed: 0 },
    { rollouts: 1, crashed: PLANTED },
  ]);
});

test("whether the rules score a run is read of the runs that have an open rollout, and not of the whole corpus", async () => {
  const names = Array.from({ length: 30 }, (_, at) => `run ${at}`);
  const corpus = await givenCorpus(db, [
    ...names.flatMap((name) => givenRollouts(name, { lamp: [F], desk: [F] })),
    ...givenRollouts("short", { sofa: [F, "unscored"] }),
  ]);
  await addCopies(corpus.id, { of: sql`t.outcome = 'fail'`, count: 100 });
  await db.$executeRaw(
    sql`update trajectory set outcome_by = 'rules' where corpus_id = ${corpus.id} and outcome = 'fail'`,
  );
  await db.$executeRaw(sql`analyze trajectory`);
  const ctx = await givenContext(db);
  const scope = await rolloutScope(ctx, corpus.id, "outcome:unscored");

  const cells = await rolloutCells(ctx, scope);

  expect(await queryRows(db, z.object({ open: z.int() }), cells)).toEqual([{ open: 1 }]);
  const more = (await rowsVisited(db, cells)) - (await rowsVisited(db, groupedCells(scope.rows)));
  expect(more).toBeLessThan(100);
});

test("corpora that are behind are found and refreshed, whatever stopped their import", async () => {
  const corpus = await givenPlanted(givenRollouts("a", { lamp: [F] }));
  await addTrajectory(corpus.id);

  expect(await refreshAllCounts(databaseUrl)).toBeGreaterThanOrEqual(1);

  const [row] = await db.rolloutCount.findMany({ where: { corpusId: corpus.id } });
  expect(row).toMatchObject({ rollouts: 2, crashed: 0 });
});
