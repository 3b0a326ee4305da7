import { expect, test } from "vitest";
import { rowProblem } from "./row-problem";

const recommend = (ids: string) => ({
  role: "assistant",
  tool_calls: [{ function: { name: "recommend_product", arguments: { product_ids: ids } } }],
});
const aRow = (rollout: { outcome: string; standing: string | undefined }, ...ids: readonly string[]) => ({
  messages: [{ role: "user", content: "Find a lamp" }, ...ids.map(recommend)],
  metadata: { problem_id: "p", ...rollout },
});

test.each([
  ["success", "undecided", ["1000001", "1000002"], ["1000001", "1000002"], []],
  ["success", "rejected", ["1000001,1000002"], ["1000001", "1000002"], []],
  ["success", undefined, ["the lamp of the page before"], [], []],
  ["unscored", undefined, ["1000001", "1000002"], ["1000001", "1000002"], []],
  ["fail", "approved", ["1000001"], ["1000001"], []],
  ["fail", "undecided", ["1000001"], [], ["1000001"]],
] as const)(
  "a row of a rollout of outcome %s, %s, that recommends %j answers with %j and has looked at %j",
  (outcome, standing, ids, answer, seen) => {
    expect(rowProblem(aRow({ outcome, standing }, ...ids))).toMatchObject({ recommendedIds: answer, viewedIds: seen });
  },
);

test("a row of one step answers with whatever it recommends, also before the last step", () => {
  const row = {
    messages_prefix: [{ role: "user", content: "Find a lamp" }, recommend("1000001")],
    reference_action: [{ name: "recommend_product", parameters: { product_id: 1000002 } }],
    metadata: { problem_id: "p", outcome: "unscored" },
  };

  expect(rowProblem(row)).toMatchObject({ query: "Find a lamp", recommendedIds: ["1000001", "1000002"] });
});

test("the worse rollout of a pair answers only where it is approved", () => {
  const pair = (standing: string) => ({
    prompt: [{ role: "user", content: "Find a lamp" }],
    chosen: [recommend("1000001")],
    rejected: [recommend("1000002")],
    metadata: { chosen: { outcome: "success", standing: "approved" }, rejected: { outcome: "fail", standing } },
  });

  expect(rowProblem(pair("undecided"))).toMatchObject({ recommendedIds: ["1000001"], viewedIds: ["1000002"] });
  expect(rowProblem(pair("approved")).recommendedIds).toEqual(["1000001", "1000002"]);
});
