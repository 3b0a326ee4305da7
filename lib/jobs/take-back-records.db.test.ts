import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { aContext, db, givenImport } from "@/lib/services/imports/fixtures/given-import";
import {
  aProblem,
  aScoredRun,
  fileOf,
  marksOf,
  measured,
  OTHER_REWARD,
  problemsOf,
  REWARD,
} from "@/lib/services/imports/fixtures/given-problems";
import { startTakeBack } from "@/lib/services/imports/start-take-back";
import { installation, runAllJobs } from "./fixtures/given-imports";
import { runToEnd } from "./fixtures/run-to-end";

afterAll(() => db.$disconnect());

const ctx = await aContext();
const ofLamp = { problem_id: "lamp" };
const VOUCHER = { voucher_type: "platform", discount_type: "fixed", threshold: 5, face_value: 2, budget: 9 };
const EMBEDDINGS = { "a lamp": [0.5, 1] };

async function imported(corpus: string, ...lines: string[]): Promise<string> {
  const { id } = await givenImport(await fileOf(...lines), { corpus });
  await runAllJobs();

  return id;
}

async function takeBack(id: string): Promise<void> {
  const { jobId } = await startTakeBack(ctx, { id });
  expect(await runToEnd(installation, jobId)).toBe("done");
}

const rejectedOf = (corpus: string) => db.rejectedRow.count({ where: { import: { corpus: { name: corpus } } } });

test("a wrong reward goes with the records that held it, whatever those of another import hold", async () => {
  const corpus = `corpus ${randomUUID()}`;
  const wrong = await imported(corpus, aScoredRun("a lamp", { ...ofLamp, reward: OTHER_REWARD }));
  await imported(corpus, aScoredRun("a lamp", ofLamp));

  await takeBack(wrong);
  expect(await problemsOf(corpus)).toMatchObject([{ reward: null, answerImportId: null }]);

  await imported(corpus, aProblem("a lamp"));
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD, answerImportId: expect.any(Number) }]);
  expect(await rejectedOf(corpus)).toBe(0);
});

test("a reward goes with the last records that hold it, and the voucher stays with those that hold that", async () => {
  const corpus = `corpus ${randomUUID()}`;
  const wrong = await imported(corpus, aScoredRun("a lamp", { ...ofLamp, reward: OTHER_REWARD }));
  const partial = await imported(corpus, aScoredRun("a lamp", { ...ofLamp, reward: undefined, voucher: VOUCHER }));
  expect(await problemsOf(corpus)).toMatchObject([{ reward: OTHER_REWARD, voucher: VOUCHER }]);
  await measured(corpus);

  await takeBack(wrong);
  expect(await problemsOf(corpus)).toMatchObject([{ reward: null, voucher: VOUCHER, answerImportId: null }]);
  expect(await marksOf(corpus)).toMatchObject({ measureVersion: 0 });

  await runAllJobs();
  await imported(corpus, aScoredRun("a lamp", ofLamp));
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD, voucher: VOUCHER }]);
  await takeBack(partial);
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD, voucher: null }]);
});

test("what one import adds to the reward of another goes with it alone", async () => {
  const corpus = `corpus ${randomUUID()}`;
  await imported(corpus, aScoredRun("a lamp", ofLamp));
  const more = await imported(
    corpus,
    aScoredRun("a lamp", { ...ofLamp, voucher: VOUCHER, reward_title_embeddings: EMBEDDINGS }),
  );
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD, voucher: VOUCHER, titleEmbeddings: EMBEDDINGS }]);

  await takeBack(more);

  expect(await problemsOf(corpus)).toMatchObject([
    { reward: REWARD, voucher: null, titleEmbeddings: null, answerImportId: null },
  ]);
});

test("where a file of problems says a reward that goes, its answer key counts again as a whole", async () => {
  const corpus = `corpus ${randomUUID()}`;
  await imported(corpus, aProblem("a lamp", ofLamp));
  const wrong = await imported(corpus, aScoredRun("a lamp", { ...ofLamp, reward: OTHER_REWARD }));
  await imported(corpus, aScoredRun("a lamp", { ...ofLamp, reward: undefined, voucher: VOUCHER }));

  await takeBack(wrong);

  expect(await problemsOf(corpus)).toMatchObject([
    { reward: REWARD, voucher: null, answerImportId: expect.any(Number) },
  ]);
});
