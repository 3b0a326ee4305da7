import { expect, test } from "vitest";
import { importBytes } from "@/lib/importers/import-bytes";
import { mapLog } from "./map-log";
import { mapStep } from "./map-step";

test("a thought that stands only beside the message is one, behind the message's own", () => {
  const step = (think: string, content: string) =>
    mapStep({ completion: { reasoning_content: "Natively.", content, message: { think, response: "Yes." } } }, 0);

  expect(step("", "")).toMatchObject({ thought: "Natively.", text: "Yes." });
  expect(step("Aloud.", "")).toMatchObject({ thought: "Aloud." });
  expect(step("", "<think>Tagged.</think>")).toMatchObject({ thought: "Tagged." });
});

test("a ShoppingBench step without think falls back to it too", async () => {
  const step = (number: number) => ({
    prompt: [{ role: "user", content: "A lamp." }],
    completion: { reasoning_content: "Natively.", content: "", message: { response: "Yes." } },
    extra_info: { step: number, query: "A lamp.", timestamp: 1_790_000_000_000 + number },
  });
  const file = await importBytes(new TextEncoder().encode(JSON.stringify([step(1)])), "rollout.jsonl");
  const [outcome] = file.kind === "read" ? file.outcomes : [];

  expect(outcome).toMatchObject({
    value: { format: "shoppingbench", steps: [{ thought: "Natively.", text: "Yes." }] },
  });
});

test("a chat message among the steps is a step and nothing besides", () => {
  const message = { role: "assistant", content: "<tool_call>{broken</tool_call>" };

  expect(Object.keys(mapStep(message, 0)).toSorted()).toEqual([
    "claimed",
    "index",
    "logged",
    "rawText",
    "role",
    "text",
  ]);
});

test.each([
  ["says so", { response_truncated: true }, true],
  ["gives the length alone", { response_length: 9_000 }, true],
  ["gives the length of a body that is there", { response_length: 2, response: "[]" }, false],
  ["says nothing", {}, false],
])("a body was cut where the recorder %s", (_what, entry, isTruncated) => {
  const calls = [{ path: "/search/find_product", timestamp: 5, ...entry }];
  const { byStep } = mapLog([{ extra_info: { proxy_calls: calls } }], [9], undefined);

  expect(byStep[0]).toMatchObject([{ isTruncated }]);
});
