import { afterAll, expect, test } from "vitest";
import { db, hasSharedData, imported, sharedPath } from "./fixtures/given-import";
import { aRun, fileOf, problemsOf } from "./fixtures/given-problems";

afterAll(() => db.$disconnect());

const ofData = test.skipIf(!hasSharedData);

/** Real files, with the problems in each. */
ofData.each([
  ["sn15/problems-for-bundles.json", 4],
  ["sn15/suite-v3-one-of-each.json", 3],
  ["oro-sn15/problem_suite_v3.no-embeddings.json", 30],
  ["shoppingbench-tasks/synthesize_product_test.first60.jsonl", 60],
  ["shoppingbench-tasks/synthesize_shop_test.first60.jsonl", 60],
  ["shoppingbench-tasks/synthesize_voucher_test.first60.jsonl", 60],
])("%s is read as problems, each with its answer key", async (name, problems) => {
  const done = await imported([sharedPath(name)]);

  expect(done).toMatchObject({ format: "problems", read: problems, answerKeys: problems, rejected: 0 });
  expect(await problemsOf(done.corpus)).toEqual([]);
});

/** With tasks of the web among them. */
ofData.each([
  ["sn15/shoppingbench-tasks.jsonl", 1],
  ["shoppingbench-tasks/synthesize_web_simpleqa_test.first45.jsonl", 45],
])("of %s the %d tasks of the web are rejected: no rules of a shop score them", async (name, web) => {
  const done = await imported([sharedPath(name)]);

  expect(done).toMatchObject({ format: "problems", rejected: web, answerKeys: done.read - web });
});

ofData("envelopes of the arena get the answer keys of their problems, whichever file comes first", async () => {
  const [runs, keys] = ["sn15/output-envelopes.jsonl", "sn15/problems-for-bundles.json"].map(sharedPath);
  if (runs === undefined || keys === undefined) throw new Error("no files");
  const one = await imported([runs]);
  await imported([keys], { corpus: one.corpus });
  const other = await imported([keys]);
  await imported([runs], { corpus: other.corpus });

  const [first, second] = [await problemsOf(one.corpus), await problemsOf(other.corpus)].map((problems) =>
    problems.map(({ answerImportId: _, ...rest }) => rest),
  );
  expect(first).toEqual(second);
  expect(first?.map(({ bucket, reward }) => [bucket, reward !== null])).toEqual([
    ...[null, null].map((bucket) => [bucket, false]),
    ...["shop", "voucher", "product", "product"].map((bucket) => [bucket, true]),
  ]);
});

ofData("a suite without ids fills the problems of runs by their query", async () => {
  const query = "Looking for a hosport brand waist bag for motorcycles, priced from 180 to 505 PHP.";
  const { corpus } = await imported(await fileOf(aRun(query)));

  await imported([sharedPath("oro-sn15/problem_suite_v3.no-embeddings.json")], { corpus });

  expect(await problemsOf(corpus)).toMatchObject([
    { bucket: "product", difficulty: "easy", reward: { product_id: "5035687794", price: [{ between: [180, 505] }] } },
  ]);
});
