import { describe, expect, test } from "vitest";
import { sampleFile } from "@/lib/importers/sample-file";
import { detectProblems, readFiledProblem } from "./filed-problem";

const REWARD = { product_id: "7", title: ["a lamp"] };
const PROBLEM = { query: "Find a lamp.", reward: REWARD };
const DOCUMENT = { ...REWARD, title: "a lamp", price: 20, sku_options: { "1": { colour: "red" } } };
const VOUCHER = { voucher_type: "shop", discount_type: "percentage", threshold: 5, discount: 0.1, budget: 9 };

function detected(text: string) {
  const sampled = sampleFile(new TextEncoder().encode(text));
  if (sampled.kind === "unreadable") throw new Error(sampled.why);

  return detectProblems(sampled.sample);
}

describe("a file of problems", () => {
  test.each([
    ["lines", `${JSON.stringify(PROBLEM)}\n${JSON.stringify(PROBLEM)}`, "lines"],
    ["a list", JSON.stringify([PROBLEM, { ...PROBLEM, reward: [REWARD] }], undefined, 1), "array"],
    ["one problem", JSON.stringify(PROBLEM, undefined, 1), "single"],
  ])("is known by its content: %s", (_what, text, layout) => {
    expect(detected(text)).toEqual({ kind: "accepted", layout });
  });

  test.each(["messages", "dialogue", "steps", "traj", "completion", "rollouts", "prompt"])(
    "is not what an attempt with %s is taken for",
    (key) => {
      expect(detected(JSON.stringify({ ...PROBLEM, [key]: [] }))).toMatchObject({ kind: "refused" });
    },
  );

  test.each([
    ["a run with a number as its reward", { ...PROBLEM, reward: 1 }],
    ["a problem without its reward", { query: "Find a lamp.", problem_id: "p" }],
    ["a product", { product_id: "7", title: "a lamp", price: 4 }],
  ])("is not what %s is taken for", (_what, value) => {
    expect(detected(JSON.stringify(value))).toMatchObject({ kind: "refused" });
  });
});

describe("a problem", () => {
  test("is named by its id, else by its query, and brings what it says of itself", () => {
    const more = {
      category: "Voucher",
      difficulty: "hard",
      voucher: VOUCHER,
      reward_title_embeddings: { "a lamp": [1] },
    };

    expect(readFiledProblem({ ...PROBLEM, ...more, title: "Voucher 1" })).toEqual({
      kind: "imported",
      value: {
        ...{ key: "query:find a lamp", query: "Find a lamp.", bucket: "voucher", difficulty: "hard" },
        ...{ reward: REWARD, voucher: VOUCHER, titleEmbeddings: { "a lamp": [1] } },
      },
    });
    expect(readFiledProblem({ ...PROBLEM, problem_id: 12 })).toMatchObject({ value: { key: "12" } });
  });

  test("without a category is in the bucket that its reward and voucher tell", () => {
    const bucketOf = (more: object) => readFiledProblem({ ...PROBLEM, ...more });

    expect(bucketOf({})).toMatchObject({ value: { bucket: "product" } });
    expect(bucketOf({ reward: [REWARD, REWARD] })).toMatchObject({ value: { bucket: "shop" } });
    expect(bucketOf({ reward: [REWARD], voucher: VOUCHER })).toMatchObject({ value: { bucket: "voucher" } });
  });

  test("may name its one title, or an option, without a list", () => {
    const reward = { ...REWARD, title: "a lamp", price: { "less than": [null, 9] }, sku_options: { colour: "red" } };

    expect(readFiledProblem({ ...PROBLEM, Knowledge_Attribute: null, reward })).toMatchObject({ kind: "imported" });
  });

  test("may have no voucher, and no embeddings in its reward", () => {
    const reward = { ...REWARD, _title_embeddings: { "a lamp": [1] } };
    const read = readFiledProblem({ ...PROBLEM, reward, voucher: null });

    expect(read).toEqual({ kind: "imported", value: expect.objectContaining({ reward: REWARD }) });
    expect(read).not.toHaveProperty("value.voucher");
  });

  test.each([
    ["text", "text", "a problem must be an object"],
    ["without a query", { reward: REWARD }, "has no query"],
    ["with a query of signs alone", { ...PROBLEM, query: " … " }, "has no query"],
    ["without a reward", { query: "a" }, "names no product"],
    ["with a reward of another benchmark", { ...PROBLEM, reward: { actions: [] } }, "names no product"],
    ["of which one item is unknown", { ...PROBLEM, reward: [REWARD, { title: ["b"] }] }, "names no product"],
    [
      "with a voucher without a budget",
      { ...PROBLEM, voucher: { ...VOUCHER, budget: null } },
      "voucher cannot be read",
    ],
    ["with a product's whole document", { ...PROBLEM, reward: DOCUMENT }, "no rules of a shop score it"],
    ["with a document in a list", { ...PROBLEM, reward: [REWARD, DOCUMENT] }, "no rules of a shop score it"],
    ["with an attribute of knowledge", { ...PROBLEM, Knowledge_Attribute: "Violin" }, "no rules of a shop score it"],
    ["with an attempt", { ...PROBLEM, dialogue: [] }, "it has dialogue, as the record of a run has"],
  ])("%s is rejected with its reason", (_what, value, words) => {
    expect(readFiledProblem(value)).toEqual({ kind: "rejected", reason: expect.stringContaining(words) });
  });
});
