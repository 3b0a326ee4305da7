import { afterAll, expect, test } from "vitest";
import { createDb } from "@/lib/db/client";
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
    ...{ trajectories: 5, judged: 3, failed: 1, notJudged: 1 },
    successRate: 0.4,
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
    ...{ trajectories: 1, judged: 0, failed: 1, notJudged: 0 },
    ...{ successRate: null, quality: null, coefficient: null, finalScore: null, richness: null, shadowScore: null },
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
