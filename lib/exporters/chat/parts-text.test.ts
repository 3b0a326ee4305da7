import { expect, test } from "vitest";
import { partsOnlyNamed } from "@/lib/exporters/row/only-named";
import { aTrajectory } from "@/lib/filter/fixtures/a-trajectory";
import { mapMessages } from "@/lib/importers/messages/map-messages";
import { toChat } from "./to-chat";

const IMAGE = { type: "image_url", image_url: { url: "data:image/png;base64,AAAABBBB" } };
const SEE = { type: "text", text: "see" };

/** The steps of a call with this answer. */
function stepsWith(content: unknown, more: object = {}) {
  return mapMessages([
    { role: "user", content: "What is on it?" },
    { role: "assistant", content: null, tool_calls: [{ id: "1", name: "shot", arguments: {} }] },
    { role: "tool", tool_call_id: "1", content, ...more },
  ]).steps;
}

const answerIn = (steps: ReturnType<typeof stepsWith>) =>
  toChat(aTrajectory(steps)).messages.find(({ role }) => role === "tool")?.content;

test.each([
  ["text alone", [{ type: "text", text: "plain words" }], "plain words", 0],
  ["text and an image", [SEE, IMAGE], "see\n\n[image]", 1],
  ["an image alone", [IMAGE], "[image]", 1],
  ["an image as Anthropic has it", [SEE, { type: "image", source: { data: "AAAABBBB" } }], "see\n\n[image]", 1],
  ["an image as MCP has it", [{ type: "image", data: "AAAABBBB", mimeType: "image/png" }], "[image]", 1],
  [
    "an audio as OpenAI has it",
    [{ type: "input_audio", input_audio: { data: "AAAA", format: "mp3" } }],
    "[input_audio]",
    1,
  ],
  [
    "an image as OpenAI's later form has it",
    [{ type: "input_image", image_url: "data:,AAAA", detail: "low" }],
    "[input_image]",
    1,
  ],
  ["a file", [{ type: "file", file: { filename: "a.pdf", file_data: "AAAA" } }], "[file]", 1],
  ["a document", [{ type: "document", source: { type: "base64", data: "AAAA" }, cache_control: {} }], "[document]", 1],
  ["text and a place that a chat template puts an image in", [SEE, { type: "image" }], "see\n\n[image]", 1],
  [
    "a part that nobody knows beside text",
    [SEE, { type: "chart", data: "AAAABBBB", mimeType: "image/svg+xml" }],
    "see\n\n[chart]",
    1,
  ],
])("an answer of %s is what the model read of it", (_what, content, text, named) => {
  const steps = stepsWith(content);

  expect(answerIn(steps)).toBe(text);
  expect(partsOnlyNamed(steps)).toBe(named);
  expect(steps[1]?.claimed[0]?.result?.value).toEqual(content);
});

test("what an error says stands beside the words of the parts", () => {
  const steps = stepsWith([SEE, IMAGE], { error: { type: "late" } });

  expect(answerIn(steps)).toBe('{"content": "see\\n\\n[image]", "error": {"type": "late"}}');
  expect(partsOnlyNamed(steps)).toBe(1);
});

test.each([
  ["products", [{ product_id: "1", title: "Lamp" }]],
  [
    "files of a folder",
    [
      { type: "file", path: "a.txt" },
      { type: "folder", path: "b" },
    ],
  ],
  ["files with their size", [{ type: "file", source: "a.txt", size: 3 }]],
  ["files with their place", [{ type: "file", source: "a.txt" }]],
  ["files alone", [{ type: "file", file: "a.txt" }]],
  ["pictures of products", [{ type: "image", data: "sku1", price: 3 }]],
  ["keys of pictures", [{ type: "image", data: "sku1" }]],
  ["keys of pictures beside text", [SEE, { type: "image", data: "sku1" }]],
  ["data beside text", [SEE, { type: "chart", data: "1,2,3" }]],
  ["places on the web", [{ type: "text", text: "Lamps.", url: "https://example.com", title: "Lamps" }]],
  ["answers with their reasons", [{ type: "text", text: "answer", reasoning: "because" }]],
  ["a picture with a price beside text", [SEE, { ...IMAGE, price: 3 }]],
  ["texts that are none", [SEE, { type: "text", text: { title: "Lamps" } }]],
  ["texts", ["one", "two"]],
  ["text beside something without a type", [SEE, { product_id: "1" }]],
  ["nothing", []],
])("a list of %s is the tool's own, and stays one", (_what, content) => {
  const steps = stepsWith(content);

  expect(JSON.parse(answerIn(steps) ?? "")).toEqual(content);
  expect(steps[1]?.claimed[0]?.result).not.toHaveProperty("isParts");
  expect(partsOnlyNamed(steps)).toBe(0);
});

test("an answer that an older version stored without a mark is written as it was", () => {
  const marked = stepsWith([SEE]);
  const steps = marked.map((step) => ({
    ...step,
    claimed: step.claimed.map((call) => ({ ...call, result: { value: [SEE, IMAGE], isError: false } })),
  }));

  expect(answerIn(steps)).toContain("base64,AAAABBBB");
  expect(partsOnlyNamed(steps)).toBe(0);
});
