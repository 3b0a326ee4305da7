import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { sql } from "@/lib/db/query-rows";
import { anEnvelope, db, givenFile, imported } from "@/lib/services/imports/fixtures/given-import";
import { measureBatch } from "./measure-batch";
import { MEASURE_PARTS } from "./measure-parts";

afterAll(() => db.$disconnect());

const PROBLEM = randomUUID();

/** One rollout of the problem that looks at a product and recommends others, one call after the other. */
function aRollout(seconds: number, viewed: string, ...recommended: readonly string[]): string {
  const calls = [
    { name: "view_product_information", parameters: { product_ids: viewed }, tool_call_id: "a", result: [] },
    ...recommended.map((product_ids, at) => ({
      ...{ name: "recommend_product", parameters: { product_ids }, tool_call_id: `b${at}`, result: "ok" },
    })),
  ];
  const completion = { reasoning_content: "", content: "", message: { think: "I look.", tool_call: calls } };
  const extra_info = { step: 1, query: "A lamp", timestamp: 1_795_216_452_178 };

  return anEnvelope({ problem_id: PROBLEM, execution_time: seconds, dialogue: [{ completion, extra_info }] });
}

async function measureAll(corpusId: number): Promise<void> {
  for (let afterId: bigint | undefined = 0n; afterId !== undefined; ) {
    const batch = await measureBatch(db, { corpusId, afterId }, MEASURE_PARTS);
    afterId = batch?.lastId;
  }
}

test("what a success answers, any other one recommends and any looks at is kept once a problem, however often it is measured", async () => {
  // A file is a run, which tries a problem once.
  const files = await Promise.all(
    [
      aRollout(1, "100000001", "100000002", "100000005"),
      aRollout(9, "100000001", "100000006", "100000003,100000004"),
    ].map((line) => givenFile(`${randomUUID()}.jsonl`, line)),
  );
  const { corpus } = await imported(files);
  const { id } = await db.corpus.findUniqueOrThrow({ where: { name: corpus }, select: { id: true } });
  await db.$executeRaw(sql`update trajectory set outcome = case when duration_ms > 5000 then 'success' else 'fail' end
    where corpus_id = ${id}`);

  await measureAll(id);
  await measureAll(id);

  const products = await db.problemProduct.findMany({ where: { corpusId: id }, orderBy: { productId: "asc" } });
  expect(products.map(({ productId, use }) => [productId, use])).toEqual([
    ["100000001", "viewed"],
    ["100000002", "answered"],
    ["100000003", "recommended"],
    ["100000004", "recommended"],
    ["100000005", "answered"],
    ["100000006", "answered"],
  ]);
  const answers = await db.rolloutAnswer.findMany({ where: { corpusId: id }, orderBy: { trajectoryId: "asc" } });
  expect(answers.map(({ productIds }) => productIds).toSorted()).toEqual([["100000002", "100000005"], ["100000006"]]);
  expect(new Set(products.map(({ problemId }) => problemId)).size).toBe(1);
});
