import { expect, test } from "vitest";
import { problemsOfDocument, readLeakProblem } from "./read-leak-problem";

const user = { role: "user", content: "find a lamp" };
const calling = (name: string, args: unknown) => ({
  role: "assistant",
  tool_calls: [{ function: { name, arguments: args } }],
});
const productsOf = (record: unknown) => {
  const { query, recommendedIds, viewedIds } = readLeakProblem(record, "f:1") ?? {};

  return { query, recommendedIds, viewedIds };
};

test.each([
  ["separated by spaces", "7 8"],
  ["separated by commas, as JSON text", '{"product_ids": "7, 8"}'],
  ["a list", { product_ids: ["7", 8] }],
  ["one of them under its own name", { product_id: "7", product_ids: ["8"] }],
])("products of a call are read when they are %s", (_, args) => {
  const given = typeof args === "string" && !args.startsWith("{") ? { product_ids: args } : args;

  expect(productsOf({ messages: [user, calling("recommend_product", given)] }).recommendedIds?.toSorted()).toEqual([
    "7",
    "8",
  ]);
});

test("a product that is only checked was looked at", () => {
  const messages = [user, calling("check_product_match", { product_id: "5" })];

  expect(productsOf({ messages })).toEqual({ query: "find a lamp", recommendedIds: [], viewedIds: ["5"] });
});

test("calls that a model wrote into its text are read", () => {
  const call = JSON.stringify({ name: "recommend_product", arguments: { product_ids: "7" } });
  const content = `<think>This one.</think><tool_call>${call}</tool_call>`;

  expect(productsOf({ messages: [user, { role: "assistant", content }] }).recommendedIds).toEqual(["7"]);
  expect(
    productsOf({
      conversations: [
        { from: "human", value: "a rug" },
        { from: "gpt", value: content },
      ],
    }),
  ).toEqual({
    ...{ query: "a rug", recommendedIds: ["7"], viewedIds: [] },
  });
});

test("rows of unpaired answers, of preferences and of single steps are problems", () => {
  const answer = [calling("recommend_product", { product_ids: "7" })];
  const worse = [calling("recommend_product", { product_ids: "9" })];
  const read = { query: "find a lamp", recommendedIds: ["7"], viewedIds: [] };

  expect(productsOf({ prompt: [user], completion: answer, label: true })).toEqual(read);
  expect(productsOf({ prompt: [user], chosen: answer, rejected: worse })).toEqual(read);
  expect(
    productsOf({
      messages_prefix: [user],
      reference_action: [{ name: "recommend_product", parameters: { product_ids: "7" } }],
    }),
  ).toEqual(read);
});

test("the id of a product alone is a problem that wants it; other words and numbers are none", () => {
  for (const id of ["5035687794", 5_035_687_794, " sku-7 "]) {
    expect(readLeakProblem(id, "f:3")).toMatchObject({ name: "f:3", query: "", goldIds: [String(id).trim()] });
  }
  for (const other of ["a lamp 7", "lamp", "", 0.5, Number.NaN, true, null, [7]]) {
    expect(readLeakProblem(other, "f:3")).toBeUndefined();
  }
});

test("a document of ids is their list; numbers beside a list of problems are none of them", () => {
  const problems = [{ query: "a lamp" }];

  expect(problemsOfDocument([11, "12"])).toEqual([11, "12"]);
  expect(problemsOfDocument({ scores: [1, 2], problems })).toEqual(problems);
  expect(problemsOfDocument({ scores: [1, 2] })).toEqual([]);
});
