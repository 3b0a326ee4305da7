import { describe, expect, test } from "vitest";
import { aCandidate, aContext } from "@/lib/exporters/fixtures/given-candidate";
import { EXPORTERS } from "@/lib/exporters/index";
import { importerOf } from "./index";
import { readTrajectory } from "./read-trajectory";

/** The chat row of a record, as it is written, with what is stored in between. */
function rowOf(format: string, source: string) {
  const importer = importerOf(format);
  if (!importer) throw new Error(`There is no importer for ${format}.`);
  const context = { fileName: "a.jsonl", recordIndex: 0, contentId: "1" };
  const read = readTrajectory(importer, { bytes: Buffer.from(source), number: 1, offset: 0 }, context);
  if (read.kind === "rejected") throw new Error(read.reason);
  const written = EXPORTERS.chat.write([aCandidate(JSON.parse(JSON.stringify(read.value)))], aContext("chat"));
  if (written.kind !== "rows") throw new Error(written.reason);

  return JSON.parse(EXPORTERS.chat.line(written.rows[0] ?? {}));
}

const chat = (args: string, message: string) =>
  rowOf(
    "chat",
    `{"messages":[{"role":"user","content":"q"},{"role":"assistant","content":"x","tool_calls":[{"id":"c","type":"function","function":{"name":"f","arguments":${args}}}]},{"role":"tool",${message}}]}`,
  );
const answerOf = (row: ReturnType<typeof rowOf>) => row.messages.at(-1).content;
const argsOf = (row: ReturnType<typeof rowOf>) => row.messages[1].tool_calls[0].function.arguments;

// JavaScript prints them as 188, 12345678901234567000, null (beyond its largest number), 0 and 100000.
const NUMBERS = ["188.0", "12345678901234567890", "1e400", "-0", "1e5"] as const;

describe.each(NUMBERS)("the bare number %s", (number) => {
  test.each(["content", "value", "output", "result"])(
    "is the answer of a chat message under %s as it stands",
    (key) => {
      expect(answerOf(chat("{}", `"tool_call_id":"c","${key}":${number}`))).toBe(number);
    },
  );

  test("stands beside an error as it stands", () => {
    const message = `"tool_call_id":"c","content":${number},"error":{"code":1.0}`;

    expect(answerOf(chat("{}", message))).toBe(`{"content": ${number}, "error": {"code": 1.0}}`);
  });

  test("is an answer that no call asked for as it stands", () => {
    const messages = `[{"role":"user","content":"q"},{"role":"assistant","content":"x"},{"role":"tool","content":${number}}]`;

    expect(answerOf(rowOf("chat", `{"messages":${messages}}`))).toBe(number);
  });

  test.each([
    ["in a call", "sn15", `"tool_call":[{"name":"f","parameters":{},"result":${number}}]`],
    ["beside a call", "sn15", `"tool_call":[{"name":"f","parameters":{}}],"obs":[{"results":${number}}]`],
  ])("is the result %s of a step as it stands", (_where, format, said) => {
    const step = `{"completion":{"content":"","message":{"think":"t",${said}}},"extra_info":{"step":1,"query":"q","timestamp":1795216452178}}`;

    expect(answerOf(rowOf(format, `{"problem_id":"p","status":"SUCCESS","dialogue":[${step}]}`))).toBe(number);
  });

  test("are arguments as they stand, alone and in a list", () => {
    expect(argsOf(chat(number, `"tool_call_id":"c","content":"r"`))).toBe(number);
    expect(argsOf(chat(`[1, ${number}]`, `"tool_call_id":"c","content":"r"`))).toBe(`[1, ${number}]`);
  });

  test("is the argument of a written call as it stands", () => {
    const content = JSON.stringify(`<tool_call>{"name":"f","arguments":${number}}</tool_call>`);

    expect(
      argsOf(rowOf("chat", `{"messages":[{"role":"user","content":"q"},{"role":"assistant","content":${content}}]}`)),
    ).toBe(number);
  });
});

test("what prints as it stands is printed as before", () => {
  expect(argsOf(chat("[1,2]", `"tool_call_id":"c","content":7`))).toBe("[1,2]");
  expect(answerOf(chat("{}", `"tool_call_id":"c","content":7`))).toBe("7");
});

test("numbers of an error beside an answer made of parts stand as they stand", () => {
  const error = '{"code": 1.0, "id": 12345678901234567890, "2": 0, "1": 0}';
  const message = `"tool_call_id":"c","content":[{"type":"text","text":"see"}],"error":${error}`;

  expect(answerOf(chat("{}", message))).toBe(`{"content": "see", "error": ${error}}`);
});
