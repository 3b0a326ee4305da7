import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { db, imported } from "./fixtures/given-import";
import {
  aProblem,
  aRun,
  aScoredRun,
  fileOf,
  marksOf,
  measured,
  OTHER_REWARD,
  problemsOf,
  REWARD,
} from "./fixtures/given-problems";

afterAll(() => db.$disconnect());

const VOUCHER = { voucher_type: "platform", discount_type: "fixed", threshold: 5, face_value: 2, budget: 9 };

async function reasonsOf(corpus: string): Promise<readonly string[]> {
  const rows = await db.rejectedRow.findMany({ where: { import: { corpus: { name: corpus } } } });

  return rows.map(({ reason }) => reason);
}

test.each([
  ["another reward", { reward: OTHER_REWARD }, {}],
  ["another voucher", { voucher: VOUCHER }, { voucher: { ...VOUCHER, budget: 10 } }],
  [
    "other embeddings",
    { voucher: VOUCHER, reward_title_embeddings: { a: [1, 0] } },
    { reward_title_embeddings: { a: [0, 1] } },
  ],
])("%s than the records of its runs hold is rejected, and changes nothing", async (_, said, held) => {
  const { corpus } = await imported(await fileOf(aScoredRun("a lamp", held)));
  await measured(corpus);

  const done = await imported(await fileOf(aProblem("a lamp", said)), { corpus });

  expect(done).toMatchObject({ answerKeys: 0, rejected: 1 });
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD, answerImportId: null }]);
  expect(await marksOf(corpus)).toMatchObject({ measureVersion: 1 });
  expect(await reasonsOf(corpus)).toEqual([
    "The records of its runs hold another answer key, which counts. Nothing of this row was taken.",
  ]);
});

test.each([
  ["a voucher", { voucher: VOUCHER }],
  ["embeddings of wanted titles", { reward_title_embeddings: { a: [1, 0] } }],
])("%s beside a reward that the records hold without is not told as taken", async (_, said) => {
  const { corpus } = await imported(await fileOf(aScoredRun("a lamp", { reward_title_embeddings: {} })));

  const done = await imported(await fileOf(aProblem("a lamp", said)), { corpus });

  expect(done).toMatchObject({ answerKeys: 0, rejected: 1 });
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD, voucher: null, difficulty: null }]);
  expect(await reasonsOf(corpus)).toEqual([
    expect.stringContaining("Import records that hold them too, or leave them out"),
  ]);
});

test("a row that says less than the records is no other, and one with the same of all is neither", async () => {
  const held = { voucher: VOUCHER, reward_title_embeddings: { a: [1, 0] } };
  const { corpus } = await imported(await fileOf(aScoredRun("a lamp", held)));

  for (const said of [{}, { reward_title_embeddings: {} }, { voucher: VOUCHER }, held])
    expect(await imported(await fileOf(aProblem("a lamp", said)), { corpus })).toMatchObject({ rejected: 0 });
  expect(await problemsOf(corpus)).toMatchObject([
    { voucher: VOUCHER, titleEmbeddings: { a: [1, 0] }, difficulty: "easy" },
  ]);
});

test("the same reward in another spelling is no other, and the records stay whose it is", async () => {
  const { corpus } = await imported(await fileOf(aScoredRun("a lamp")));
  const { price, ...rest } = REWARD;

  const done = await imported(await fileOf(aProblem("a lamp", { reward: { price, ...rest } })), { corpus });

  expect(done).toMatchObject({ answerKeys: 1, rejected: 0 });
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD, bucket: "product", answerImportId: null }]);
});

test("a problem that the file names by its id is not measured by another one with its query", async () => {
  const [own, other] = [`1${randomUUID()}`, `2${randomUUID()}`];
  const runs = [aRun("a lamp", { problem_id: own }), aScoredRun("a lamp", { problem_id: other })];
  const { corpus } = await imported(await fileOf(...runs));

  const row = aProblem("a lamp", { problem_id: own, reward: OTHER_REWARD });
  expect(await imported(await fileOf(row), { corpus })).toMatchObject({ answerKeys: 1, rejected: 0 });

  expect((await problemsOf(corpus)).map(({ reward }) => reward)).toEqual([OTHER_REWARD, REWARD]);
});

test("what the records of later runs hold takes the place of what a file said, as a whole", async () => {
  const { corpus } = await imported(await fileOf(aRun("a lamp", { problem_id: "lamp" })));
  await imported(await fileOf(aProblem("a lamp", { voucher: VOUCHER, reward_title_embeddings: { a: [1] } })), {
    corpus,
  });
  await measured(corpus);

  await imported(await fileOf(aScoredRun("a lamp", { problem_id: "lamp", reward: OTHER_REWARD })), { corpus });

  const theirs = { reward: OTHER_REWARD, voucher: null, titleEmbeddings: null, answerImportId: null };
  expect(await problemsOf(corpus)).toMatchObject([theirs]);
  expect(await marksOf(corpus)).toMatchObject({ measureVersion: 0 });
  expect(await imported(await fileOf(aProblem("a lamp")), { corpus })).toMatchObject({ rejected: 1 });
});

test("the same of records that say no more than the file has nothing measured anew", async () => {
  const { corpus } = await imported(await fileOf(aRun("a lamp", { problem_id: "lamp" })));
  await imported(await fileOf(aProblem("a lamp")), { corpus });
  await measured(corpus);

  await imported(await fileOf(aScoredRun("a lamp", { problem_id: "lamp" })), { corpus });

  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD, answerImportId: null }]);
  expect(await marksOf(corpus)).toMatchObject({ measureVersion: 1 });
});

test("records without a reward leave what a file said", async () => {
  const { corpus } = await imported(await fileOf(aRun("a lamp", { problem_id: "lamp" })));
  await imported(await fileOf(aProblem("a lamp")), { corpus });

  await imported(await fileOf(aRun("a lamp", { problem_id: "lamp", voucher: VOUCHER, difficulty: "hard" })), {
    corpus,
  });

  expect(await problemsOf(corpus)).toMatchObject([
    { reward: REWARD, voucher: null, difficulty: "easy", answerImportId: expect.any(Number) },
  ]);
});
