import { expect, test } from "vitest";
import { toChat } from "@/lib/exporters/chat/to-chat";
import { rowLine } from "@/lib/exporters/row/row-line";
import { renderChat } from "@/lib/filter/tokens/render-chat";
import { chatImporter } from "./chat/chat-importer";
import type { Importer } from "./importer";
import { readTrajectory } from "./read-trajectory";

const CONTEXT = { fileName: "f.jsonl", recordIndex: 0 };
const record = (text: string) => ({ bytes: new TextEncoder().encode(text), number: 1, offset: 0 });

test("what the parser had to repair stands among the notes of the trajectory", () => {
  const outcome = readTrajectory(
    chatImporter,
    record(`{"messages":[{"role":"user","content":"hi"}],"x":NaN}`),
    CONTEXT,
  );

  expect(outcome).toMatchObject({ kind: "imported", value: { notes: ["NaN or Infinity read as null: 1."] } });
});

test("a record that is no JSON is rejected with the place where it breaks", () => {
  const broken = record(`{"messages":`);

  expect(readTrajectory(chatImporter, { ...broken, endsFile: true }, CONTEXT)).toEqual({
    kind: "rejected",
    reason: "The record breaks off after 12 characters: the file was cut, or is still being written.",
  });
  // More records follow, so nothing is said of the file.
  expect(readTrajectory(chatImporter, broken, CONTEXT)).toEqual({
    kind: "rejected",
    reason: "The record breaks off after 12 characters: it ends too early.",
  });
});

test("a record above the limit is rejected with its size, without reading it", () => {
  const oversized = { ...record(`{"messages":[]}`), oversizedBytes: 300 * 1024 * 1024 };

  expect(readTrajectory(chatImporter, oversized, CONTEXT)).toMatchObject({
    kind: "rejected",
    reason: "The record is 300 MB long, more than can be read as one.",
  });
});

test("a fault of an importer rejects the row and does not stop the others", () => {
  const faulty: Importer = {
    ...chatImporter,
    read: () => {
      throw new RangeError("Maximum call stack size exceeded");
    },
  };

  expect(readTrajectory(faulty, record("{}"), CONTEXT)).toEqual({
    kind: "rejected",
    reason: "The chat importer could not read the record: Maximum call stack size exceeded.",
  });
});

test("numbers of arguments and answers go out as the source wrote them", () => {
  const call = { id: "c1", type: "function", function: { name: "find", arguments: '{"most": 200.0, "id": 9}' } };
  const row = JSON.stringify({
    messages: [
      { role: "user", content: "hi" },
      {
        role: "assistant",
        content: "",
        tool_calls: [call, { ...call, id: "c2", function: { name: "view", arguments: 1 } }],
      },
      { role: "tool", tool_call_id: "c1", content: 2 },
    ],
  })
    .replace('"arguments":1', '"arguments":{"id": 12345678901234567890, "to": {"at": 5.0}}')
    .replace('"content":2', '"content":{"price":188.0,"near":[1.5,2.0]}');
  const outcome = readTrajectory(chatImporter, record(row), CONTEXT);
  if (outcome.kind === "rejected") throw new Error(outcome.reason);

  const { messages } = toChat(outcome.value);
  expect(
    messages
      .flatMap((message) => ("tool_calls" in message ? (message.tool_calls ?? []) : []))
      .map((made) => made.function.arguments),
  ).toEqual(['{"most": 200.0, "id": 9}', '{"id": 12345678901234567890, "to": {"at": 5.0}}']);
  expect(messages.find(({ role }) => role === "tool")?.content).toBe('{"price": 188.0, "near": [1.5, 2.0]}');
  expect(outcome.value.steps[1]?.claimed[0]?.args).toEqual({ most: 200, id: 9 });
});

test("calls that are written into the text of a message go out as they stand there", () => {
  const written = ['{"most": 200.0, "2": 7, "1": "a"}', '{"id": 12345678901234567890}'];
  const [first, second] = written;
  const content = `<tool_call>{"name": "find", "arguments": ${first}}</tool_call><tool_call>{"function": {"name": "view", "parameters": ${second}}}</tool_call>`;
  const row = JSON.stringify({
    messages: [
      { role: "user", content: "hi" },
      { role: "assistant", content },
    ],
  });
  const outcome = readTrajectory(chatImporter, record(row), CONTEXT);
  if (outcome.kind === "rejected") throw new Error(outcome.reason);

  expect(
    toChat(outcome.value)
      .messages.flatMap((message) => ("tool_calls" in message ? (message.tool_calls ?? []) : []))
      .map((made) => made.function.arguments),
  ).toEqual(written);
  expect(outcome.value.steps[1]?.claimed[0]?.args).toEqual({ most: 200, 1: "a", 2: 7 });
});

test("the order of members that are named by whole numbers goes out as the source wrote it", () => {
  const call = {
    ...{ id: "c1", type: "function" },
    function: { name: "rank", arguments: '{"2": "b", "1": "a"}' },
  };
  const row = JSON.stringify({
    messages: [
      { role: "user", content: "hi" },
      { role: "assistant", content: "", tool_calls: [call] },
      { role: "tool", tool_call_id: "c1", content: 1 },
    ],
  }).replace('"content":1', '"content":{"9":[{"name":1,"0":2}],"3":4}');
  const outcome = readTrajectory(chatImporter, record(row), CONTEXT);
  if (outcome.kind === "rejected") throw new Error(outcome.reason);

  expect(toChat(outcome.value).messages).toMatchObject([
    { role: "user" },
    { tool_calls: [{ function: { arguments: '{"2": "b", "1": "a"}' } }] },
    { content: '{"9": [{"name": 1, "0": 2}], "3": 4}' },
  ]);
});

const SCHEMA =
  '{"type": "function", "name": "pay", "parameters": {"2": {"minimum": 0.0}, "1": {"maximum": 12345678901234567891}}}';
const DECLARED = `[${SCHEMA}, {"name": "view"}]`;

test.each([
  ["a list", DECLARED],
  ["JSON text", JSON.stringify(DECLARED)],
])("declarations of tools that are %s go out as the source wrote them, and so they are rendered", (_, tools) => {
  const outcome = readTrajectory(
    chatImporter,
    record(`{"messages":[{"role":"user","content":"hi"}],"tools":${tools}}`),
    CONTEXT,
  );
  if (outcome.kind === "rejected") throw new Error(outcome.reason);

  const row = toChat(outcome.value);
  expect(rowLine(row)).toContain(`,"tools":${DECLARED.replaceAll("}, {", "},{")}}`);
  expect(renderChat(row)).toContain(`\n${SCHEMA}\n{"name": "view"}\n`);
});

test("declarations that print as they stand are kept once, also where other members do not", () => {
  const outcome = readTrajectory(
    chatImporter,
    record('{"messages":[{"role":"user","content":"hi"}],"cost":1.0,"tools":[{"name":"view","limit":1.5}]}'),
    CONTEXT,
  );
  if (outcome.kind === "rejected") throw new Error(outcome.reason);

  expect(outcome.value.tools).toEqual([{ name: "view", limit: 1.5 }]);
  expect(outcome.value).not.toHaveProperty("toolsJson");
});

test("a declaration that is no object is not taken for one, however its number stands", () => {
  const outcome = readTrajectory(
    chatImporter,
    record(`{"messages":[{"role":"user","content":"hi"}],"tools":[1.0,${SCHEMA}]}`),
    CONTEXT,
  );
  if (outcome.kind === "rejected") throw new Error(outcome.reason);

  expect(toChat(outcome.value).tools[0]).toBe(1);
});
