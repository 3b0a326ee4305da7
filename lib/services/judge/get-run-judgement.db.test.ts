import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { listRuns } from "@/lib/services/evaluation/list-runs";
import { givenQueue } from "@/lib/services/queues/given-queue";
import { type GivenTrajectory, givenContext, givenCorpus } from "@/lib/services/trajectories/given-corpus";
import { getRunJudgement } from "./get-run-judgement";

const db = createDb(process.env["DATABASE_URL"] ?? "");
afterAll(() => db.$disconnect());

const ROWS: readonly GivenTrajectory[] = [
  { judge: "scored", score: 0.9, outcome: "success", richness: 1 },
  { judge: "scored", score: 0.5, outcome: "fail", richness: 0.5 },
  { judge: "scored", score: 0.7, outcome: "success", richness: null },
  { judge: "failed", outcome: "partial" },
  { judge: "absent", outcome: "unscored" },
  { run: "other", judge: "scored", score: 0.1, outcome: "fail" },
];

async function givenRun(rows: readonly GivenTrajectory[] = ROWS) {
  const corpus = await givenCorpus(db, rows);
  const { extId: id } = await db.run.findFirstOrThrow({ where: { corpusId: corpus.id, name: "run" } });

  return { corpus, id, ctx: await givenContext(db) };
}

test("a run's coefficient comes from the mean of its judged trajectories, and the shadow score from richness", async () => {
  const { ctx, id } = await givenRun();

  expect(await getRunJudgement(ctx, { id })).toEqual({
    kind: "shown",
    ...{ trajectories: 5, judged: 3, failed: 1, notJudged: 1, open: 0 },
    ...{ successRate: 0.4, reason: null },
    quality: 0.7,
    // 0.3 + 0.7 × 0.7 / 0.8, and 0.4 of it.
    coefficient: 0.9125,
    finalScore: 0.365,
    // 0.4 × (0.3 + 0.7 × 0.75)
    richness: 0.75,
    shadowScore: 0.33,
  });
});

test("what a run has nothing for is null, never zero", async () => {
  const { ctx, id } = await givenRun([{ judge: "failed", outcome: "unscored" }]);

  expect(await getRunJudgement(ctx, { id })).toEqual({
    kind: "shown",
    ...{ trajectories: 1, judged: 0, failed: 1, notJudged: 0, open: 0 },
    reason: "Nothing was scored: there is nothing to measure.",
    ...{ successRate: null, quality: null, coefficient: null, finalScore: null, richness: null, shadowScore: null },
  });
});

/** Trajectories of one run, each judged 0.9; what is scored is so by the rules. */
async function givenRuled(outcomes: readonly string[], more: GivenTrajectory = {}) {
  const rows = outcomes.map((outcome) => ({ judge: "scored", score: 0.9, richness: 0.5, outcome, ...more }) as const);
  const { corpus, ctx, id } = await givenRun(rows);
  await db.$executeRaw(
    sql`update trajectory set outcome_by = 'rules' where corpus_id = ${corpus.id} and outcome <> 'unscored'`,
  );
  const query = { id: corpus.extId, filter: "", sort: "name", offset: 0, limit: 5 } as const;

  return { ctx, id, listed: async () => (await listRuns(ctx, query)).items[0] };
}

test("where the rules cannot tell of most and nothing is solved there is no score, for the reason that the list of runs gives", async () => {
  const { ctx, id, listed } = await givenRuled(["fail", "unscored", "unscored", "unscored", "unscored"]);

  const reason = expect.stringMatching(/^There is too little to measure: .* the rules cannot tell of 4 of 5 rollouts/);
  expect(await getRunJudgement(ctx, { id })).toMatchObject({
    ...{ open: 4, successRate: null, reason, quality: 0.9, coefficient: 1 },
    ...{ finalScore: null, shadowScore: null },
  });
  expect(await listed()).toMatchObject({ asr: { value: null, reason }, failures: { open: 4 } });
});

test.each([
  // One of five, and 0.2 × (0.3 + 0.7 × 0.5).
  { outcomes: ["success", "unscored", "unscored", "unscored", "unscored"], open: 4, solved: 0.2, shadow: 0.13 },
  // As many are open as failed.
  { outcomes: ["fail", "unscored"], open: 1, solved: 0, shadow: 0 },
])("of $outcomes the score is the least that it can be, and says how many are open", async (of) => {
  const { ctx, id, listed } = await givenRuled(of.outcomes);

  expect(await getRunJudgement(ctx, { id })).toMatchObject({
    ...{ open: of.open, successRate: of.solved, reason: null },
    ...{ finalScore: of.solved, shadowScore: of.shadow },
  });
  expect(await listed()).toMatchObject({ asr: { value: of.solved }, failures: { open: of.open } });
});

test.each(["failed", "timed_out"])("trajectories that are all %s and unscored have solved nothing", async (status) => {
  const { ctx, id, listed } = await givenRuled(["unscored", "unscored"], { status });

  expect(await getRunJudgement(ctx, { id })).toMatchObject({
    ...{ open: 0, successRate: 0, reason: null, coefficient: 1, finalScore: 0, shadowScore: 0 },
  });
  expect(await listed()).toMatchObject({ asr: { value: 0 }, failures: { unscored: 2, open: 0 } });
});

test("a run without trajectories has no figure", async () => {
  const { corpus, ctx, id } = await givenRun();
  await db.$executeRaw(sql`update trajectory set run_id = (select id from run where corpus_id = ${corpus.id} and name = 'other')
    where corpus_id = ${corpus.id}`);

  expect(await getRunJudgement(ctx, { id })).toMatchObject({
    ...{ trajectories: 0, open: 0, successRate: null, reason: null, finalScore: null },
  });
});

test("it is hidden from who reviews one of its trajectories blind, and shown to others", async () => {
  const { corpus, ctx, id } = await givenRun();
  const anna = await givenContext(db, "annotator");
  await givenQueue(await givenContext(db, "lead"), corpus, { filter: `id:${corpus.trajectories[1]}` });

  expect(await getRunJudgement(anna, { id })).toEqual({ kind: "hidden" });
  expect(await getRunJudgement(ctx, { id })).toMatchObject({ kind: "shown" });
});

test("a run that is not there is not found", async () => {
  await expect(
    getRunJudgement(await givenContext(db), { id: "11111111-1111-4111-8111-111111111111" }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});
