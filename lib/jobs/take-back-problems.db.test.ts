import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { aContext, db, givenImport } from "@/lib/services/imports/fixtures/given-import";
import {
  aProblem,
  aRun,
  aScoredRun,
  fileOf,
  marksOf,
  OTHER_REWARD,
  problemsOf,
  REWARD,
} from "@/lib/services/imports/fixtures/given-problems";
import { previewTakeBack } from "@/lib/services/imports/preview-take-back";
import { startTakeBack } from "@/lib/services/imports/start-take-back";
import { MEASURE_VERSION } from "@/lib/services/measures/measure-parts";
import { installation, runAllJobs } from "./fixtures/given-imports";
import { rowsOfCorpus } from "./fixtures/rows-of-corpus";
import { runToEnd } from "./fixtures/run-to-end";

afterAll(() => db.$disconnect());

const ctx = await aContext();

async function imported(corpus: string, ...lines: string[]): Promise<string> {
  const { id } = await givenImport(await fileOf(...lines), { corpus });
  await runAllJobs();

  return id;
}

async function takeBack(id: string): Promise<void> {
  const { jobId } = await startTakeBack(ctx, { id });
  expect(await runToEnd(installation, jobId)).toBe("done");
}

test("an import of problems is measured by the job that follows it, and taken back with its answers", async () => {
  const corpus = `corpus ${randomUUID()}`;
  await imported(corpus, aRun("a lamp", { category: "Product", difficulty: "easy" }));
  const { id: corpusId } = await db.corpus.findUniqueOrThrow({ where: { name: corpus } });
  const before = await rowsOfCorpus(installation.url, corpusId);
  const id = await imported(corpus, aProblem("a lamp"), aProblem("a desk"), "{broken");
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD }]);
  expect(await marksOf(corpus)).toMatchObject({ measureVersion: MEASURE_VERSION });

  const { counts, refusal } = await previewTakeBack(ctx, { id });
  expect([counts, refusal]).toEqual([
    { trajectories: 0, problems: 0, runs: 0, answerKeys: 2, rejectedRows: 1, retries: 0 },
    null,
  ]);
  await takeBack(id);

  expect(await problemsOf(corpus)).toMatchObject([{ reward: null, answerImportId: null }]);
  expect(await marksOf(corpus)).toMatchObject({ measureVersion: 0 });
  await runAllJobs();
  const after = await rowsOfCorpus(installation.url, corpusId);
  for (const [table, rows] of Object.entries(before)) expect([table, after[table]]).toEqual([table, rows]);
  const marks = await db.corpus.findUniqueOrThrow({ where: { id: corpusId } });
  expect(marks.clustersMade).toBe(marks.clustersWanted);
  const entry = await db.audit.findFirstOrThrow({ where: { subject: `import:${id}`, verb: "take_back_import" } });
  expect(entry.detail).toMatchObject({ answerKeys: 2 });
});

test("what an earlier import of problems said counts again, and a later one that stays is not touched", async () => {
  const corpus = `corpus ${randomUUID()}`;
  const first = await imported(corpus, aProblem("a lamp"), aProblem("b desk"));
  const second = await imported(corpus, aProblem("a lamp", { reward: OTHER_REWARD }));
  await imported(corpus, aRun("a lamp"), aRun("b desk"));
  const rewards = async () => (await problemsOf(corpus)).map(({ reward }) => reward);
  expect(await rewards()).toEqual([OTHER_REWARD, REWARD]);

  await takeBack(first);
  expect(await rewards()).toEqual([OTHER_REWARD, null]);

  await imported(corpus, aProblem("a lamp"));
  await imported(corpus, aProblem("a lamp", { reward: OTHER_REWARD }));
  const last = await db.import.findFirstOrThrow({ where: { corpus: { name: corpus } }, orderBy: { id: "desc" } });
  await takeBack(second);
  expect(await rewards()).toEqual([OTHER_REWARD, null]);
  await takeBack(last.extId);
  expect(await rewards()).toEqual([REWARD, null]);
});

test("the same file imported twice keeps its answers when one of the imports is taken back", async () => {
  const corpus = `corpus ${randomUUID()}`;
  await imported(corpus, aRun("a lamp"));
  const first = await imported(corpus, aProblem("a lamp"));
  const second = await imported(corpus, aProblem("a lamp"));

  await takeBack(second);
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD }]);
  await takeBack(first);
  expect(await problemsOf(corpus)).toMatchObject([{ reward: null }]);
});

test("the runs of a problem are taken back, and its answer key waits for others", async () => {
  const corpus = `corpus ${randomUUID()}`;
  const runs = await imported(corpus, aRun("a lamp"));
  await imported(corpus, aProblem("a lamp"));

  await takeBack(runs);
  expect(await problemsOf(corpus)).toEqual([]);
  await runAllJobs();
  await imported(corpus, aRun("a lamp"));
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD }]);
});

const ofLamp = { problem_id: "lamp" };

test("a reward that records brought goes with them, and the answer key of a file counts again", async () => {
  const corpus = `corpus ${randomUUID()}`;
  await imported(corpus, aRun("a lamp", ofLamp));
  await imported(corpus, aProblem("a lamp"));
  const scored = await imported(corpus, aScoredRun("a lamp", { ...ofLamp, reward: OTHER_REWARD }));
  expect(await problemsOf(corpus)).toMatchObject([{ reward: OTHER_REWARD, answerImportId: null }]);

  await takeBack(scored);

  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD, answerImportId: expect.any(Number) }]);
  expect(await marksOf(corpus)).toMatchObject({ measureVersion: 0 });
});

test("one that no file says stays as long as records of another import hold it, and goes with the last", async () => {
  const corpus = `corpus ${randomUUID()}`;
  await imported(corpus, aRun("a lamp", ofLamp));
  const first = await imported(corpus, aScoredRun("a lamp", ofLamp));
  const second = await imported(corpus, aScoredRun("a lamp", { ...ofLamp, difficulty: "hard" }));

  await takeBack(first);
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD }]);

  await runAllJobs();
  await takeBack(second);
  expect(await problemsOf(corpus)).toMatchObject([{ reward: null, answerImportId: null }]);
  expect(await marksOf(corpus)).toMatchObject({ measureVersion: 0 });
});

test("an answer key whose problem is taken back is of others with its query again", async () => {
  const corpus = `corpus ${randomUUID()}`;
  await imported(corpus, aProblem("a lamp", ofLamp), aProblem("a desk"));
  await imported(corpus, aRun("a lamp", { problem_id: "other" }));
  const runs = await imported(corpus, aRun("a lamp", ofLamp));
  expect((await problemsOf(corpus)).map(({ reward }) => reward)).toEqual([REWARD, null]);

  await takeBack(runs);

  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD }]);
});
