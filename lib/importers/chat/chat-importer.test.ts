import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { importBytes } from "@/lib/importers/import-bytes";
import { chatImporter } from "./chat-importer";

async function givenRows() {
  const file = await importBytes(readFileSync(resolve(import.meta.dirname, "fixtures/rows.jsonl")), "rows.jsonl");
  if (file.kind === "refused") throw new Error(file.why);
  return file.outcomes.map((outcome) => {
    if (outcome.kind === "rejected") throw new Error(outcome.reason);
    return outcome.value;
  });
}

test("a row brings its messages, tools and what its metadata says", async () => {
  const [row] = await givenRows();

  expect(row).toMatchObject({
    format: "chat",
    externalId: "t-1",
    hasLog: false,
    problem: { key: "prob-lamp", bucket: "product" },
    run: { agent: { key: "agent-v7", minerHotkey: "5Miner" }, scoringVersion: "2026-05" },
    judgement: { kind: "scored", score: 0.9 },
    tools: [{ name: "find_product" }],
  });
  expect(row?.problem.query).toContain("brass desk lamp");
  expect(row?.steps.map((step) => step.role)).toEqual(["system", "user", "agent", "agent", "agent", "tool"]);
});

test("an id used twice, an empty result and arguments that are no JSON are read as they stand", async () => {
  const [row] = await givenRows();
  const calls = row?.steps.flatMap((step) => step.claimed) ?? [];

  expect(calls.map((call) => [call.id, call.result?.value])).toEqual([
    ["c1", '[{"product_id": "500100"}]'],
    ["c1", ""],
    ["c2", undefined],
  ]);
  expect(calls[2]).toMatchObject({ argsText: "not json" });
  expect(row?.steps[3]).toMatchObject({ thought: "Again.", text: "One more search." });
  expect(row?.steps[3]).not.toHaveProperty("rawText");
});

test("calls written as text are calls, joined by order; a broken block stays text", async () => {
  const [, row] = await givenRows();

  expect(row?.steps[1]?.claimed).toEqual([
    { name: "find_product", args: { q: "lamp" }, requestor: "agent", result: { value: "first", isError: false } },
    {
      name: "view_product_information",
      args: { product_ids: "500100" },
      requestor: "agent",
      result: { value: "second", isError: false },
    },
  ]);
  expect(row?.steps[1]?.rawText).toContain("<tool_call>");
  expect(row?.steps[2]).toMatchObject({ claimed: [], text: "<tool_call>{broken</tool_call>" });
  expect(row?.tools).toEqual([{ name: "find_product" }]);
});

test("conversations, content parts, rewards and messages of unknown kinds are read", async () => {
  const [, , talk, parts] = await givenRows();

  expect(talk?.steps.map((step) => [step.role, step.text])).toEqual([
    ["user", "Hello"],
    ["agent", "Hi"],
  ]);
  expect(parts?.steps.map((step) => step.role)).toEqual(["user", "agent", "other", "other"]);
  expect(parts?.steps[1]).toMatchObject({ thought: "A lamp.", text: "A lamp." });
  expect(parts?.outcome.level).toBe("success");
});

test("rows of one query are one problem, whatever their white space and case", () => {
  const key = (content: string) => {
    const outcome = chatImporter.read({ messages: [{ role: "user", content }] }, { fileName: "f", recordIndex: 0 });
    return outcome.kind === "imported" ? outcome.value.problem.key : undefined;
  };
  const long = "word ".repeat(2_000);

  expect(key("Find  a\nlamp ")).toBe(key("find a lamp"));
  expect(key(`${long}a`)).not.toBe(key(`${long}b`));
  expect(key(long)?.length).toBeLessThan(500);
});

test.each([null, 3, {}, { messages: [] }, { messages: "x" }, { messages: [{ role: "narrator" }] }, [], [{ a: 1 }]])(
  "%j is rejected with a reason",
  (record) => {
    expect(chatImporter.read(record, { fileName: "f", recordIndex: 0 })).toMatchObject({ kind: "rejected" });
  },
);
