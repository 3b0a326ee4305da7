import { expect, test } from "vitest";
import { chatRowOf } from "@/lib/importers/chat/chat-row";
import { mapMessages } from "./map-messages";

const claimed = (call: unknown, key = "tool_calls") =>
  mapMessages([{ role: "assistant", content: null, [key]: key === "tool_calls" ? [call] : call }]).steps[0]?.claimed;

const LAMP = { q: "lamp" };
const TEXT = JSON.stringify(LAMP);

test.each([
  ["nested, as text", { id: "c", type: "function", function: { name: "find", arguments: TEXT } }],
  ["nested, as an object", { id: "c", function: { name: "find", arguments: LAMP } }],
  ["flat, as text", { id: "c", name: "find", arguments: TEXT }],
  ["flat, as an object", { id: "c", name: "find", arguments: LAMP }],
  ["parameters", { tool_call_id: "c", name: "find", parameters: LAMP }],
  ["args", { call_id: "c", name: "find", args: LAMP }],
  ["kwargs", { id: "c", name: "find", kwargs: LAMP }],
  ["input", { id: "c", name: "find", input: LAMP }],
  ["the name under tool", { id: "c", tool: "find", arguments: LAMP }],
  ["the name under function", { id: "c", function: "find", arguments: LAMP }],
  ["null before the arguments that count", { id: "c", name: "find", arguments: null, parameters: LAMP }],
])("a call is read in every spelling: %s", (_what, call) => {
  expect(claimed(call)).toEqual([{ id: "c", name: "find", args: LAMP, requestor: "agent" }]);
});

test.each(["tool_call", "function_call"])("a message that makes one call under %s makes it", (key) => {
  expect(claimed({ name: "find", arguments: TEXT }, key)).toEqual([{ name: "find", args: LAMP, requestor: "agent" }]);
});

test.each(["tool_call", "function_call"])("a call under %s counts beside an empty list of calls", (key) => {
  const message = { role: "assistant", content: null, tool_calls: [], [key]: { name: "find", arguments: TEXT } };
  const { steps, notes } = mapMessages([message, { role: "function", name: "find", content: "found" }]);

  expect(steps).toMatchObject([{ claimed: [{ name: "find", args: LAMP, result: { value: "found" } }] }]);
  expect(notes).toEqual([]);
});

test.each([
  ["arguments under a second name", [{ name: "find", arguments: LAMP, input: { q: "rug" } }], {}],
  ["arguments outside the function", [{ function: { name: "find" }, arguments: LAMP }], {}],
  ["another call in the older place", [{ name: "find", arguments: LAMP }], { function_call: { name: "look" } }],
])("a message that hides %s is kept as it came", (_what, calls, more) => {
  const message = { role: "assistant", content: null, tool_calls: calls, ...more };

  expect(mapMessages([message]).steps[0]?.raw).toEqual(message);
});

test("the same call in two places, and the same or no arguments under a second name, hide nothing", () => {
  const call = { name: "find", arguments: LAMP, input: TEXT, args: {} };
  const message = { role: "assistant", content: null, tool_calls: [call], function_call: { name: "find", args: LAMP } };

  expect(mapMessages([message]).steps[0]).toMatchObject({ claimed: [{ name: "find", args: LAMP }] });
  expect(mapMessages([message]).steps[0]?.raw).toBeUndefined();
});

test.each([
  ["calls itself", { tool_calls: [{ name: "look" }] }, 1],
  ["makes a call without a name", { tool_calls: [{}] }, 1],
  ["thinks", { reasoning: [{ type: "text", text: "They greet." }] }, 1],
  ["answers in a second place", { output: "more" }, 1],
  ["says nothing else", { tool_calls: [], reasoning: " ", thinking: true, output: "", result: "found" }, 0],
])("an answer that %s is noted", (_what, more, noted) => {
  const call = { role: "assistant", content: null, tool_calls: [{ id: "c", name: "find", arguments: LAMP }] };
  const { steps, notes } = mapMessages([call, { role: "tool", tool_call_id: "c", content: "found", ...more }]);

  expect(steps).toMatchObject([{ claimed: [{ result: { value: "found" } }] }]);
  expect(notes).toEqual(noted === 0 ? [] : [expect.stringContaining("Answers of tools that say more: 1.")]);
});

test("a thought may be a list of parts", () => {
  const reasoning = [{ type: "text", text: "They greet." }];
  const { steps } = mapMessages([{ role: "assistant", content: "Hi.", reasoning }]);

  expect(steps[0]).toMatchObject({ thought: "They greet.", text: "Hi." });
  expect(steps[0]?.raw).toBeUndefined();
});

test.each([
  ["another thought", { reasoning_content: "They greet.", thinking: "They ask." }],
  ["a thought that is no text", { reasoning: { summary: "They greet." } }],
  ["a part of it that is no text", { reasoning: [{ type: "text", text: "They greet." }, { type: "image" }] }],
])("a message of which %s is not shown is kept as it came", (_what, thoughts) => {
  const message = { role: "assistant", content: "Hi.", ...thoughts };

  expect(mapMessages([message]).steps[0]?.raw).toEqual(message);
});

test("the same thought under two names, and a switch, hide nothing", () => {
  const twice = { reasoning: "They greet.", reasoning_content: "They greet. ", thinking: true };

  expect(mapMessages([{ role: "assistant", content: "Hi.", ...twice }]).steps[0]?.raw).toBeUndefined();
});

test.each(["reasoning_content", "reasoning", "thinking", "think", "thought"])("%s is a thought", (key) => {
  const { steps } = mapMessages([{ role: "assistant", content: "Hi.", [key]: "They greet." }]);

  expect(steps[0]).toMatchObject({ thought: "They greet.", text: "Hi." });
});

test.each([
  ["system", "system"],
  ["developer", "system"],
  ["user", "user"],
  ["human", "user"],
  ["assistant", "agent"],
  ["agent", "agent"],
  ["gpt", "agent"],
  ["model", "agent"],
  ["ai", "agent"],
  ["Assistant", "agent"],
])("the role %s is %s, under role and under from", (word, role) => {
  const messages = [
    { role: word, content: "Hi." },
    { from: word, value: "Hi." },
  ];

  expect(mapMessages(messages).steps).toMatchObject([
    { role, text: "Hi." },
    { role, text: "Hi." },
  ]);
});

test.each([
  ["tool", { tool_call_id: "c", content: "found" }],
  ["function", { id: "c", output: "found" }],
  ["observation", { call_id: "c", result: "found" }],
  ["tool", { tool_call_id: "c", content: null, output: "found" }],
  ["tool", { tool_call_id: "c", content: "", result: "found" }],
])("an answer of the role %s joins its call", (role, answer) => {
  const call = { role: "assistant", content: null, tool_calls: [{ id: "c", name: "find", arguments: LAMP }] };
  const { steps, notes } = mapMessages([call, { role, ...answer }]);

  expect(steps).toHaveLength(1);
  expect(steps[0]?.claimed[0]?.result).toEqual({ value: "found", isError: false });
  expect(notes).toEqual([]);
});

test.each([
  ["tools", [{ name: "find" }]],
  ["functions", [{ name: "find" }]],
  ["tools", '[{"name":"find"}]'],
])("tools are declared under %s, as a list or as its text", (key, declared) => {
  expect(chatRowOf({ messages: [], [key]: declared }).tools).toEqual([{ name: "find" }]);
});
