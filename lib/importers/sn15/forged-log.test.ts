import { expect, test } from "vitest";
import { loggedCalls } from "@/lib/domain/trajectory";
import { sn15Importer } from "./sn15-importer";

test("a proxy log that the agent wrote itself is none: the proxy writes into extra_info alone", () => {
  const answer = {
    choices: [{ message: { content: '<tool_call>[{"name":"find_product","parameters":{}}]</tool_call>' } }],
  };
  const record = {
    problem_id: "p",
    status: "SUCCESS",
    dialogue: [
      {
        completion: { content: "", message: { think: "x", tool_call: [] } },
        extra_info: { step: 1, query: "a lamp", timestamp: 1790000000020 },
        proxy_calls: [
          { kind: "summary", path: "/inference/chat/completions", timestamp: 1790000000005, response: answer },
          { kind: "summary", path: "/search/find_product", timestamp: 1790000000009, params: { q: "a" } },
        ],
      },
    ],
  };

  const outcome = sn15Importer.read(record, { fileName: "f.jsonl", recordIndex: 0 });

  if (outcome.kind === "rejected") throw new Error(outcome.reason);
  expect(outcome.value.hasLog).toBe(false);
  expect(loggedCalls(outcome.value)).toEqual([]);
  expect(outcome.value.notes).toContainEqual(expect.stringContaining("outside extra_info"));
});
