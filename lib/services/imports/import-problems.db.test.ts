import { randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { getImport } from "@/lib/services/imports/get-import";
import { aContext, databaseUrl, db, givenFile, givenImport, home, imported } from "./fixtures/given-import";
import { aProblem, aRun, fileOf, marksOf, measured, OTHER_REWARD, problemsOf, REWARD } from "./fixtures/given-problems";
import { retryRejected } from "./retry-rejected";
import { runImport } from "./run-import";

afterAll(() => db.$disconnect());

const VOUCHER = { voucher_type: "platform", discount_type: "fixed", threshold: 5, face_value: 2, budget: 9 };

test("a file of problems is known by its content, and fills the problems of the corpus by their query", async () => {
  const { corpus } = await imported(await fileOf(aRun("A brass  lamp."), aRun("B, another thing")));
  await measured(corpus);
  const before = await marksOf(corpus);
  const more = { voucher: VOUCHER, category: "Voucher", reward_title_embeddings: { "a lamp": [1, 0] } };
  const path = await givenFile(
    "suite.json.gz",
    gzipSync(`[\n${aProblem("a brass lamp", more)},\n${aProblem("no run yet")}\n]`),
  );

  const done = await imported([path], { corpus });

  expect(done).toMatchObject({ format: "problems", read: 2, answerKeys: 2, imported: 0, duplicates: 0, rejected: 0 });
  expect(await problemsOf(corpus)).toMatchObject([
    { reward: REWARD, voucher: VOUCHER, titleEmbeddings: { "a lamp": [1, 0] }, bucket: "voucher", difficulty: "easy" },
    { reward: null, voucher: null, bucket: null, answerImportId: null },
  ]);
  expect(await marksOf(corpus)).toEqual({ measureVersion: 0, clustersWanted: before.clustersWanted + 1 });
});

test("trajectories are in the bucket that their problem gets, and a problem that has one keeps it", async () => {
  const named = randomUUID();
  const runs = [aRun("a lamp"), aRun("a desk", { problem_id: named, category: "Shop" })];
  const { corpus } = await imported(await fileOf(...runs));

  await imported(await fileOf(aProblem("a lamp"), aProblem("a desk")), { corpus });

  const rows = await db.$queryRaw<{ bucket: string }[]>`select t.bucket from trajectory t
    join corpus c on c.id = t.corpus_id where c.name = ${corpus} order by t.id`;
  expect(rows.map(({ bucket }) => bucket)).toEqual(["product", "shop"]);
});

test("the order does not matter: what waits fills the problem that a later import brings", async () => {
  const { corpus } = await imported(await fileOf(aProblem("a lamp"), aProblem("a desk")));
  expect(await problemsOf(corpus)).toEqual([]);

  await imported(await fileOf(aRun("A LAMP"), aRun("B chair")), { corpus });

  expect(await problemsOf(corpus)).toMatchObject([
    { reward: REWARD, bucket: "product", difficulty: "easy", answerImportId: expect.any(Number) },
    { reward: null, answerImportId: null },
  ]);
});

test("a problem that comes in later starts no measures of those that are there", async () => {
  const { corpus } = await imported(await fileOf(aRun("a desk")));
  await imported(await fileOf(aProblem("a lamp")), { corpus });
  await measured(corpus);

  await imported(await fileOf(aRun("a lamp")), { corpus });

  expect(await marksOf(corpus)).toMatchObject({ measureVersion: 1 });
});

test("every problem with the query gets the answer key, and one that the file names by its id gets its own", async () => {
  const [first, second] = [`1${randomUUID()}`, `2${randomUUID()}`];
  const runs = [first, second].map((id) => aRun("a lamp", { problem_id: id }));
  const { corpus } = await imported(await fileOf(...runs));

  await imported(await fileOf(aProblem("a lamp"), aProblem("a lamp", { problem_id: second, reward: OTHER_REWARD })), {
    corpus,
  });

  expect((await problemsOf(corpus)).map(({ reward }) => reward)).toEqual([REWARD, OTHER_REWARD]);
});

test("the same file again changes nothing, and one that says something else counts from then on", async () => {
  const { corpus } = await imported(await fileOf(aRun("a lamp")));
  await imported(await fileOf(aProblem("a lamp"), aProblem("a desk")), { corpus });
  await measured(corpus);

  const again = await givenImport(await fileOf(aProblem("a lamp"), aProblem("a desk"), aProblem("a desk")), { corpus });
  await runImport({ databaseUrl, home, importId: again.key, onProgress: async () => undefined });
  expect(await getImport(await aContext(), again)).toMatchObject({ answerKeys: 0, sameAnswerKeys: 3, duplicates: 0 });
  expect(await marksOf(corpus)).toMatchObject({ measureVersion: 1 });

  expect(await imported(await fileOf(aProblem("a lamp", { reward: OTHER_REWARD })), { corpus })).toMatchObject({
    answerKeys: 1,
  });
  expect(await problemsOf(corpus)).toMatchObject([{ reward: OTHER_REWARD }]);
  expect(await marksOf(corpus)).toMatchObject({ measureVersion: 0 });
});

/** What became of the rows of a file of problems in a corpus. */
async function figuresOf(corpus: string, rows: readonly string[]) {
  const { id, key } = await givenImport(await fileOf(...rows), { corpus });
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });
  const { answerKeys, sameAnswerKeys, replaced, conflicts } = await getImport(await aContext(), { id });

  return { answerKeys, sameAnswerKeys, replaced, conflicts };
}

test("of two rows of one problem the later one counts, and the other is told as replaced", async () => {
  const { corpus } = await imported(await fileOf(aRun("a lamp")));
  const rows = [aProblem("a lamp"), aProblem("a lamp", { reward: OTHER_REWARD })];

  const first = await figuresOf(corpus, rows);

  expect(first).toEqual({ answerKeys: 1, sameAnswerKeys: 0, replaced: 1, conflicts: 0 });
  expect(await problemsOf(corpus)).toMatchObject([{ reward: OTHER_REWARD }]);
  const again = await figuresOf(corpus, rows);
  expect(again).toEqual({ answerKeys: 0, sameAnswerKeys: 1, replaced: 1, conflicts: 0 });
});

test("a row that says the same as a later one, in another order, is not told as replaced", async () => {
  const { corpus } = await imported(await fileOf(aRun("a lamp")));
  const { title, ...rest } = REWARD;
  const rows = [aProblem("a lamp"), aProblem("a lamp", { reward: { ...rest, title } })];

  expect(await figuresOf(corpus, rows)).toEqual({ answerKeys: 1, sameAnswerKeys: 1, replaced: 0, conflicts: 0 });
});

test("rows that are no problems are kept with their reason and stop nothing", async () => {
  const rows = [
    aProblem("a lamp"),
    "{broken",
    aProblem(" "),
    aProblem("b", { reward: { title: ["x"] } }),
    aProblem("c", { reward: null }),
    aProblem("d", { voucher: { budget: 4 } }),
    aProblem("e", { messages: [] }),
  ];
  const { id, key } = await givenImport(await fileOf(...rows));
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });

  expect(await getImport(await aContext(), { id })).toMatchObject({ read: 7, answerKeys: 1, rejected: 6 });
  const rejected = await db.rejectedRow.findMany({ where: { importId: key }, orderBy: { line: "asc" } });
  expect(rejected.map(({ line, reason }) => [line, reason.split(/[.,:]/)[0]])).toEqual([
    [2, "The record is not valid JSON at character 2"],
    [3, "The problem has no query"],
    [4, "The reward names no product"],
    [5, "The reward names no product"],
    [6, "The voucher cannot be read"],
    [7, "Not a problem"],
  ]);
});

test("a retry of rejected rows says what to do instead", async () => {
  const { id, key, jobId } = await givenImport(await fileOf(aProblem("a lamp"), "{broken"));
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });
  await db.jobRun.update({ where: { id: jobId }, data: { state: "done" } });

  await expect(retryRejected(await aContext(), { id })).rejects.toMatchObject({
    ...{
      code: "INVALID",
      message: expect.stringContaining("Correct these rows in their file and import the file again"),
    },
  });
});

test("how many rows a retry reads is told of runs, and not of problems beside them", async () => {
  const paths = [
    givenFile("runs.jsonl", `${aRun("a desk")}\n{"a": 1}\n{"b": 2}`),
    givenFile("keys.jsonl", `${aProblem("a lamp")}\n{broken`),
  ];
  const { id, key, jobId } = await givenImport(await Promise.all(paths));
  await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });
  await db.jobRun.update({ where: { id: jobId }, data: { state: "done" } });
  const told = async (of: string) => {
    const { open, retryable } = await getImport(await aContext(), { id: of });

    return { open, retryable };
  };

  expect(await told(id)).toEqual({ open: 3, retryable: 2 });
  const { importId: retry } = await retryRejected(await aContext(), { id });
  expect(await told(retry)).toMatchObject({ retryable: 0 });
  await db.rejectedRow.updateMany({ where: { importId: key, fileName: "runs.jsonl" }, data: { resolved: true } });
  expect(await told(id)).toEqual({ open: 1, retryable: 0 });
});

test("a file that is said to hold problems and does not is refused", async () => {
  await expect(imported(await fileOf(aRun("a lamp")), { format: "problems" })).rejects.toThrow(
    "This is no file of problems: an object without query.",
  );
});

test("runs, products and problems of one drop are counted apart", async () => {
  const product = JSON.stringify({ product_id: "7", title: "a lamp" });
  const files = [...(await fileOf(aRun("a lamp"))), ...(await fileOf(product)), ...(await fileOf(aProblem("a lamp")))];

  expect(await imported(files)).toMatchObject({ read: 3, imported: 1, products: 1, answerKeys: 1 });
});

test("one that was stopped goes on behind its last batch, and counts nothing twice", async () => {
  const { corpus } = await imported(await fileOf(aRun("lamp 0"), aRun("lamp 2000")));
  const rows = Array.from({ length: 2_001 }, (_, at) => aProblem(`lamp ${at}`));
  const { key } = await givenImport(await fileOf(...rows), { corpus });
  const stopped = () => Promise.reject(new Error("stopped"));

  await expect(runImport({ databaseUrl, home, importId: key, onProgress: stopped })).rejects.toThrow("stopped");
  expect((await problemsOf(corpus)).map(({ reward }) => reward)).toEqual([REWARD, null]);
  const done = await runImport({ databaseUrl, home, importId: key, onProgress: async () => undefined });

  expect(done).toMatchObject({ read: 2_001, answerKeys: 2_001, rejected: 0 });
  expect((await problemsOf(corpus)).map(({ reward }) => reward)).toEqual([REWARD, REWARD]);
});
