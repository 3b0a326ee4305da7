import { expect, test } from "vitest";
import { rowProblem } from "./row-problem";

const recommend = (ids: string) => ({
  role: "assistant",
  tool_calls: [{ function: { name: "recommend_product", arguments: { product_ids: ids } } }],
});
const aRow = (outcome: string, ...ids: readonly string[]) => ({
  messages: [{ role: "user", content: "Find a lamp" }, ...ids.map(recommend)],
  metadata: { problem_id: "p", outcome },
});

test.each([
  ["success", ["1000001", "1000002"], ["1000002"], ["1000001"]],
  ["success", ["1000001,1000002"], ["1000001", "1000002"], []],
  ["success", ["the lamp of the page before"], [], ["the lamp of the page before"]],
  ["fail", ["1000001"], [], ["1000001"]],
] as const)(
  "a row of a %s that recommends %j answers with %j, as the corpus counts it",
  (outcome, ids, answer, seen) => {
    expect(rowProblem(aRow(outcome, ...ids))).toMatchObject({ recommendedIds: answer, viewedIds: seen });
  },
);
