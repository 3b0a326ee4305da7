import { expect, test } from "vitest";
import type { Trajectory } from "@/lib/domain/trajectory";
import { importBytes } from "./import-bytes";
import { parseTaggedText } from "./messages/tagged-text";
import { parseRecord } from "./parse-record";

const [ONE, OTHER] = ["12345678901234567891", "12345678901234567892"];

const parse = (text: string): unknown => {
  const parsed = parseRecord(new TextEncoder().encode(text));
  return parsed.kind === "parsed" ? parsed.value : parsed.reason;
};

async function imported(lines: readonly string[]): Promise<readonly Trajectory[]> {
  const file = await importBytes(new TextEncoder().encode(lines.join("\n")), "f.jsonl");
  if (file.kind === "refused") throw new Error(file.why);

  return file.outcomes.map((outcome) => {
    if (outcome.kind === "rejected") throw new Error(outcome.reason);
    return outcome.value;
  });
}

test.each([
  ["an id", `{"problem_id":${ONE},"id":-${ONE}}`, { problem_id: ONE, id: `-${ONE}` }],
  ["one of 22 digits", `{"id":1${ONE}0}`, { id: `1${ONE}0` }],
  ["a list of ids", `{"tool_call_ids":[${ONE},7,[${OTHER}]]}`, { tool_call_ids: [ONE, 7, [OTHER]] }],
  ["ids within", `[{"a":[{"x":{"product_id":${ONE}}}]}]`, [{ a: [{ x: { product_id: ONE } }] }]],
  ["an id beside NaN", `{"id":${ONE},"score":NaN}`, { id: ONE, score: null }],
  ["ids that a number keeps", `{"id":7.0,"run_id":1e3,"task_id":42}`, { id: 7, run_id: 1000, task_id: 42 }],
  ["what is no id", `{"seed":${ONE},"paid":${ONE},"idea":188.0}`, { seed: Number(ONE), paid: Number(ONE), idea: 188 }],
])("%s, read as text only where a number loses digits", (_, text, expected) => {
  expect(parse(text)).toEqual(expected);
});

test.each(["arguments", "kwargs", "params", "content", "result", "results", "response"])(
  "an id in the %s of a tool stays a number",
  (name) => {
    expect(parse(`{"id":${ONE},"${name}":{"id":${ONE},"items":[{"product_ids":[${ONE}]}]}}`)).toEqual({
      id: ONE,
      [name]: { id: Number(ONE), items: [{ product_ids: [Number(ONE)] }] },
    });
  },
);

test.each([
  ["envelopes", (id: string) => `{"problem_id":${id},"dialogue":[]}`],
  ["steps", (id: string) => `[{"extra_info":{"problem_id":${id}}}]`],
  [
    "chat rows",
    (id: string) => `{"trajectory_id":${id},"problem_id":${id},"messages":[{"role":"user","content":"a"}]}`,
  ],
  ["rows with metadata", (id: string) => `{"id":${id},"messages":[{"role":"user"}],"metadata":{"problem_id":${id}}}`],
])("%s whose ids differ in the last digit are of different problems", async (_, record) => {
  const [one, other] = await imported([record(ONE), record(OTHER)]);

  expect([one?.problem.key, one?.externalId, other?.problem.key, other?.externalId]).toEqual([ONE, ONE, OTHER, OTHER]);
});

test("answers find their calls by ids that differ in the last digit, and answers keep their own numbers", async () => {
  const calls = [ONE, OTHER].map((id) => `{"id":${id},"function":{"name":"f","arguments":{"id":${id}}}}`);
  const answers = [OTHER, ONE].map((id) => `{"role":"tool","tool_call_id":${id},"content":{"id":${id}}}`);
  const record = `{"messages":[{"role":"user","content":"go"},{"role":"assistant","tool_calls":[${calls}]},${answers}]}`;
  const [row] = await imported([record]);

  expect(row?.steps[1]?.claimed).toMatchObject(
    [ONE, OTHER].map((id) => ({
      id,
      args: { id: Number(id) },
      argsJson: `{"id": ${id}}`,
      result: { value: { id: Number(id) }, json: `{"id": ${id}}` },
    })),
  );
});

test("a call that is written into text keeps its id as well", () => {
  const text = `<tool_call>{"id":${ONE},"name":"f","arguments":{"id":${ONE}}}</tool_call>`;

  expect(parseTaggedText(text, "all").calls).toEqual([{ id: ONE, name: "f", arguments: `{"id": ${ONE}}` }]);
});
