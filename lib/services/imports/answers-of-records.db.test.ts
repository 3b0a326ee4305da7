import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { sql } from "@/lib/db/query-rows";
import { dropAnswers } from "./drop-answers";
import { aContext, databaseUrl, db, givenImport, home, imported } from "./fixtures/given-import";
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
import { getImport } from "./get-import";
import { runImport } from "./run-import";
import { settleAnswers } from "./settle-answers";

afterAll(() => db.$disconnect());

const VOUCHER = { voucher_type: "platform", discount_type: "fixed", threshold: 5, face_value: 2, budget: 9 };

async function reasonsOf(corpus: string): Promise<readonly string[]> {
  const rows = await db.rejectedRow.findMany({
    where: { import: { corpus: { name: corpus } } },
    orderBy: { id: "asc" },
  });

  return rows.map(({ reason }) => reason);
}

/** What became of the rows of a file of problems in a corpus. */
async function figuresOf(corpus: string, rows: readonly string[]) {
  const { id, key } = await givenImport(await fileOf(...rows), { corpus });
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });
  const { answerKeys, sameAnswerKeys, replaced, rejected } = await getImport(await aContext(), { id });

  return { answerKeys, sameAnswerKeys, replaced, rejected };
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
])(
  "%s beside a reward that the records hold without is told as not taken, and the rest of the row is",
  async (_, said) => {
    const { corpus } = await imported(await fileOf(aScoredRun("a lamp", { reward_title_embeddings: {} })));

    const done = await imported(await fileOf(aProblem("a lamp", said)), { corpus });

    expect(done).toMatchObject({ answerKeys: 0, rejected: 1 });
    expect(await problemsOf(corpus)).toMatchObject([
      {
        reward: REWARD,
        voucher: null,
        titleEmbeddings: null,
        bucket: "product",
        difficulty: "easy",
        answerImportId: null,
      },
    ]);
    expect(await reasonsOf(corpus)).toEqual([
      expect.stringMatching(
        /category, difficulty and suite were, .* Import records that hold them too, or leave them out/,
      ),
    ]);
  },
);

test("records that hold what the rejected row told to bring take the place of those without it", async () => {
  const problem_id = randomUUID();
  const held = (rollout: number, more: object) => aScoredRun("a lamp", { problem_id, ...more, rollout });
  const titles = { reward_title_embeddings: { a: [1, 0] } };
  const { corpus } = await imported(await fileOf(held(1, { reward_title_embeddings: {} })));
  await imported(await fileOf(aProblem("a lamp", titles)), { corpus });

  await imported(await fileOf(held(2, titles)), { corpus });

  expect(await problemsOf(corpus)).toMatchObject([{ titleEmbeddings: { a: [1, 0] }, answerImportId: null }]);
  expect(await imported(await fileOf(aProblem("a lamp", titles)), { corpus })).toMatchObject({ rejected: 0 });
});

/** As an earlier version kept embeddings of no title. */
async function keptNoTitle(corpus: string): Promise<void> {
  const where = { corpus: { name: corpus } };
  const { id } = await db.import.findFirstOrThrow({ where });
  await db.problem.updateMany({ where, data: { titleEmbeddings: {}, embeddingsImportIds: [id] } });
}

test("embeddings of no title without a reward close no problem to files, also where an earlier version kept them", async () => {
  const { corpus } = await imported(await fileOf(aRun("a lamp", { reward_title_embeddings: {} })));
  expect(await problemsOf(corpus)).toMatchObject([{ titleEmbeddings: null }]);
  await keptNoTitle(corpus);

  expect(await imported(await fileOf(aProblem("a lamp")), { corpus })).toMatchObject({ answerKeys: 1, rejected: 0 });
  const problem = await db.problem.findFirstOrThrow({ where: { corpus: { name: corpus } } });
  expect(problem).toMatchObject({ reward: REWARD, answerImportId: expect.any(Number) });
  // Else what the file says would go with the records of which it is not.
  expect(problem.embeddingsImportIds).toEqual([]);
});

test("embeddings of no title that an earlier version kept give way to those of later records", async () => {
  const problem_id = randomUUID();
  const { corpus } = await imported(await fileOf(aScoredRun("a lamp", { problem_id })));
  await keptNoTitle(corpus);

  await imported(await fileOf(aScoredRun("a lamp", { problem_id, reward_title_embeddings: { a: [1, 0] } })), {
    corpus,
  });

  const problem = await db.problem.findFirstOrThrow({ where: { corpus: { name: corpus } } });
  expect(problem).toMatchObject({ titleEmbeddings: { a: [1, 0] }, embeddingsImportIds: [expect.any(Number)] });
});

test("a row of which the rest is taken counts as rejected alone, whichever row of its problem is the last", async () => {
  const { corpus } = await imported(await fileOf(aScoredRun("a lamp"), aScoredRun("a desk")));
  const [less, more] = [{}, { voucher: VOUCHER }].map((said) => (query: string) => aProblem(query, said));
  const rows = [less?.("a lamp"), more?.("a lamp"), more?.("a desk"), less?.("a desk")].flatMap((row) => row ?? []);

  // The one about the lamp without a voucher is replaced by the one with it.
  expect(await figuresOf(corpus, rows)).toEqual({ answerKeys: 1, sameAnswerKeys: 0, replaced: 1, rejected: 2 });
});

test("a row waits behind the records, and all of it counts once those are taken back", async () => {
  const { corpus } = await imported(await fileOf(aRun("a lamp", { problem_id: "lamp" })));
  const { id: corpusId } = await db.corpus.findUniqueOrThrow({ where: { name: corpus } });
  const before = await db.import.findMany({ where: { corpusId } });
  await imported(await fileOf(aScoredRun("a lamp", { problem_id: "lamp" })), { corpus });
  const theirs = await db.import.findMany({ where: { corpusId, id: { notIn: before.map(({ id }) => id) } } });
  await imported(await fileOf(aProblem("a lamp", { voucher: VOUCHER })), { corpus });
  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD, voucher: null }]);

  const ids = theirs.map(({ id }) => id);
  await db.$transaction([
    db.$executeRaw(dropAnswers(corpusId, ids)),
    ...settleAnswers(corpusId, sql`p.answer_import_id = any(${ids}::int[])`).map((text) => db.$executeRaw(text)),
  ]);

  expect(await problemsOf(corpus)).toMatchObject([{ reward: REWARD, voucher: VOUCHER }]);
});

test.each([
  ["fewer titles", { a: [1, 0] }, []],
  ["a title more", { a: [1, 0], c: [1, 1] }, [expect.stringContaining("hold this reward without")]],
  // The same numbers in another order are another vector.
  ["another vector of a title", { a: [0, 1], c: [1, 1] }, [expect.stringContaining("another answer key")]],
])("embeddings of %s than the records hold", async (_, titles, reasons) => {
  const held = { reward_title_embeddings: { a: [1, 0], b: [0, 1] } };
  const { corpus } = await imported(await fileOf(aScoredRun("a lamp", held)));

  await imported(await fileOf(aProblem("a lamp", { reward_title_embeddings: titles })), { corpus });

  expect(await reasonsOf(corpus)).toEqual(reasons);
});

test("of a row that asks for problems by its query the reason is true of one of them", async () => {
  const runs = [aScoredRun("a lamp", { problem_id: "1" }), aRun("a lamp", { problem_id: "2", voucher: VOUCHER })];
  const { corpus } = await imported(await fileOf(...runs));
  const row = await fileOf(aProblem("a lamp", { voucher: VOUCHER }));

  await imported(row, { corpus });
  expect(await reasonsOf(corpus)).toEqual([expect.stringContaining("without a reward")]);
  expect((await problemsOf(corpus)).map(({ difficulty }) => difficulty)).toEqual([null, null]);

  await imported(await fileOf(aScoredRun("a lamp", { problem_id: "3", reward: OTHER_REWARD })), { corpus });
  await imported(row, { corpus });
  expect((await reasonsOf(corpus))[1]).toContain("another answer key");
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
