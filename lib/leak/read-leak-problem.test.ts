import { expect, test } from "vitest";
import { leakEdges } from "./leak-edges";
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

/** A step as ShoppingBench writes it (domain 1.9): the user turn grows by what was done before. */
function aStep(step: number, calls: readonly unknown[], over: { query?: string; content?: string } = {}) {
  const done = step === 1 ? "" : "\n\n<think>Look.</think>\n<obs>[]</obs>";
  const query = over.query ?? "Find a lamp.";

  return {
    prompt: [
      { role: "system", content: "You shop with tools." },
      { role: "user", content: `# Dialogue Records History\n<user>${query}</user>${done}` },
    ],
    completion: {
      ...{ reasoning_content: "", content: over.content ?? "" },
      message: over.content === undefined ? { think: "Look.", tool_call: calls } : {},
    },
    extra_info: { step, query, timestamp: 1_795_216_452_178 },
  };
}
const called = (name: string, product_ids: string) => ({ name, parameters: { product_ids } });

test("the steps of a rollout are one problem, with its query and what any of them recommends or looks at", () => {
  const rollout = [
    aStep(1, [called("view_product_information", "6,7")]),
    aStep(2, [called("recommend_product", "7")]),
    aStep(3, [], {
      content: '<tool_call>[{"name": "recommend_product", "parameters": {"product_ids": "8"}}]</tool_call>',
    }),
    aStep(4, []),
  ];
  const wanted = { name: "f:1", query: "Find a lamp.", recommendedIds: ["7", "8"], viewedIds: ["6", "7"] };

  expect(readLeakProblem(rollout, "f:1")).toMatchObject(wanted);
  expect(problemsOfDocument(rollout)).toEqual([rollout]);
  expect(problemsOfDocument([rollout, rollout])).toEqual([rollout, rollout]);
  const envelope = { status: "SUCCESS", dialogue: rollout };
  expect(problemsOfDocument(envelope)).toEqual([envelope]);
  expect(readLeakProblem(envelope, "f:1")).toMatchObject(wanted);
  const problem = { problem_id: "p1", query: "Find a lamp.", reward: [{ product_id: "5" }] };
  expect(readLeakProblem({ ...envelope, problem }, "f:1")).toMatchObject({ ...wanted, name: "p1", goldIds: ["5"] });
  expect(productsOf(rollout[1])).toEqual({ query: "Find a lamp.", recommendedIds: ["7"], viewedIds: [] });
});

test("a step without a query of its own asks for the first block of what was said", () => {
  const { extra_info: _, ...step } = aStep(2, [called("recommend_product", "7")], { query: "a lamp < 20\nin red" });

  expect(productsOf(step).query).toBe("a lamp < 20\nin red");
  expect(productsOf({ ...step, prompt: [user] }).query).toBe("find a lamp");
});

test("steps of several problems in one list are problems of their own, and steps that tell of none are named", () => {
  const steps = [aStep(1, []), aStep(1, [], { query: "Find a rug." })];

  expect(problemsOfDocument(steps)).toEqual(steps);
  expect(readLeakProblem(steps, "f:1")).toBeUndefined();
  expect(readLeakProblem([{ completion: {} }], "f:1")).toBeUndefined();
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

test("a record without a query is a problem by the titles alone that it wants, and joined by them", () => {
  const read = (title: string) => readLeakProblem({ query: " ", reward: [{ title }] }, "f:1");

  expect(read("A Red Lamp")).toMatchObject({ goldIds: [], titles: ["A Red Lamp"] });
  expect(leakEdges([read("A Red Lamp"), read("a red lamp!")].flatMap((problem) => problem ?? []))).toEqual([
    { a: 0, b: 1, reason: "title", value: "a red lamp" },
  ]);
  expect(readLeakProblem({ query: " ", reward: [{ price: 3 }] }, "f:1")).toBeUndefined();
});
