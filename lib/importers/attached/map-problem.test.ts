import { expect, test } from "vitest";
import { mapProblem } from "./map-problem";

const CONTEXT = { fileName: "f.jsonl", recordIndex: 0 };
const bucketOf = (fields: Readonly<Record<string, unknown>>) =>
  mapProblem(fields, { format: "sn15", query: "a lamp" }, CONTEXT).bucket;

test.each([
  [{ problem: { category: "Voucher", reward: { title: ["a"] } } }, "voucher"],
  [{ category: "Shop" }, "shop"],
  [{ bucket: "Product" }, "product"],
  [{ problem: { reward: { title: ["a"] } } }, "product"],
  [{ problem: { reward: [{ title: ["a"] }, { title: ["b"] }] } }, "shop"],
  [{ problem: { reward: [{ title: ["a"] }], voucher: { budget: 1 } } }, "voucher"],
  [{ problem: {} }, undefined],
])("%j is of the bucket %s", (fields, bucket) => {
  expect(bucketOf(fields)).toBe(bucket);
});

test.each([
  [{ suite_id: 7 }, "7"],
  [{ suite: "a" }, "a"],
  [{ suite_id: "", suite: "a" }, "a"],
  [{ suite_id: "own", problem: { suite: "inner" } }, "inner"],
  [{}, undefined],
])("%j is of the suite %s", (fields, suite) => {
  expect(mapProblem(fields, { format: "sn15", query: "a lamp" }, CONTEXT).suite).toBe(suite);
});

test("the problem's own words come before the record's, and those before what the steps say", () => {
  const seen = { format: "sn15", problemId: "seen", query: "seen" };
  const read = (fields: Readonly<Record<string, unknown>>) => {
    const { key, query } = mapProblem(fields, seen, CONTEXT);
    return [key, query];
  };

  expect(read({ problem_id: "own", query: "own", problem: { problem_id: "inner", query: "inner" } })).toEqual([
    "inner",
    "inner",
  ]);
  expect(read({ problem_id: "own", query: "own" })).toEqual(["own", "own"]);
  expect(read({})).toEqual(["seen", "seen"]);
});

test("embeddings of no title are none", () => {
  const embeddingsOf = (reward_title_embeddings: unknown) =>
    mapProblem({ reward_title_embeddings }, { format: "sn15", query: "a lamp" }, CONTEXT).titleEmbeddings;

  expect([{}, null, undefined, [], "{}"].map(embeddingsOf)).toEqual(Array.from({ length: 5 }, () => undefined));
  expect(embeddingsOf({ a: [1, 0] })).toEqual({ a: [1, 0] });
});
