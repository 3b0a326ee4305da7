import { describe, expect, test } from "vitest";
import { DEFAULT_THRESHOLDS } from "@/lib/domain/filter-thresholds";
import type { Trajectory } from "@/lib/domain/trajectory";
import { analyseTrajectory } from "@/lib/filter/analyse-trajectory";
import { chatImporter } from "@/lib/importers/chat/chat-importer";
import { sn15Importer } from "./sn15-importer";

const HIT = [{ product_id: "500100", title: "Brass desk lamp" }];
const says = (id: string, name: string, args: object) => ({
  role: "assistant",
  content: "<think>look</think>",
  tool_calls: [{ id, type: "function", function: { name, arguments: JSON.stringify(args) } }],
});
const answers = (id: string, content: unknown) => ({
  role: "tool",
  tool_call_id: id,
  content: JSON.stringify(content),
});

const ASKED = { role: "user", content: "Find a brass desk lamp." };
const SEARCH = says("c1", "find_product", { q: "brass desk lamp" });
const RECOMMEND = says("c2", "recommend_product", { product_ids: "500100" });
const MESSAGES = [ASKED, SEARCH, answers("c1", HIT), RECOMMEND, answers("c2", "ok")];

function read(record: unknown, importer: typeof sn15Importer = sn15Importer): Trajectory {
  const outcome = importer.read(record, { fileName: "f.jsonl", recordIndex: 0 });
  if (outcome.kind === "rejected") throw new Error(outcome.reason);
  return outcome.value;
}

const dialogue = (steps: readonly unknown[]) => read({ problem_id: "p", status: "SUCCESS", dialogue: steps });
const rejectsOf = (trajectory: Trajectory) =>
  analyseTrajectory(trajectory, DEFAULT_THRESHOLDS, () => 1).rejects.map(({ code }) => code);
const resultsOf = ({ steps }: Trajectory) => steps.map(({ claimed }) => claimed.map(({ result }) => result?.value));

/** A step of the helper: its own call, answered unless `result` is left out. */
const helped = (number: number, more: object = {}) => ({
  completion: { content: "", message: { think: "t", tool_call: [{ name: "view", tool_call_id: "v", ...more }] } },
  extra_info: { step: number, timestamp: 1_790_000_000_000 + number * 100 },
});

test("a dialogue of chat messages is read as a chat row of the same messages is, and nothing of it is rejected", () => {
  const own = dialogue(MESSAGES);

  expect(own.steps).toEqual(read({ messages: MESSAGES }, chatImporter).steps);
  expect(own.steps.map(({ index, role }) => [index, role])).toEqual([
    [0, "user"],
    [1, "agent"],
    [2, "agent"],
  ]);
  expect(rejectsOf(own)).toEqual([]);
});

test("answers find their calls past other steps, and equal ids in the order of a chat row", () => {
  const again = says("c1", "find_product", { q: "lamp" });
  const steps = [SEARCH, answers("c1", 1), again, { role: "system", content: "Go on." }, answers("c1", 2)];

  expect(resultsOf(dialogue(steps))).toEqual([["1"], ["2"], []]);
});

test("blocks of a user's turn answer as well", () => {
  const turn = { role: "user", content: "<tool_response>\nfound\n</tool_response>" };

  expect(resultsOf(dialogue([SEARCH, turn]))).toEqual([["found"]]);
});

describe("what stays a step", () => {
  test("an answer without a call, at its place", () => {
    const lost = dialogue([ASKED, SEARCH, answers("c1", HIT), answers("c9", "lost"), RECOMMEND, answers("c2", "ok")]);

    expect(lost.steps.map(({ index, role }) => [index, role])).toEqual([
      [0, "user"],
      [1, "agent"],
      [2, "tool"],
      [3, "agent"],
    ]);
    expect(rejectsOf(lost)).toEqual(["R1"]);
  });

  test("a turn of which one block answers nothing", () => {
    const block = (text: string) => `<tool_response>${text}</tool_response>`;
    const half = dialogue([SEARCH, { role: "user", content: `${block("one")}\n${block("two")}` }]);

    expect(resultsOf(half)).toEqual([["one"], []]);
    expect(half.steps[1]).toMatchObject({ role: "tool", text: expect.stringContaining("two") });
  });

  test("every step of a dialogue without such messages, with its number and its calls", () => {
    const steps = [ASKED, helped(1, { result: HIT }), helped(2), { strange: true }, "only text"];
    const { steps: read } = dialogue(steps);

    expect(read.map(({ index, role, number }) => [index, role, number])).toEqual([
      [0, "user", undefined],
      [1, "agent", 1],
      [2, "agent", 2],
      [3, "other", undefined],
      [4, "other", undefined],
    ]);
    expect(read.map(({ claimed }) => claimed.map(({ result }) => result?.value))).toEqual([
      [],
      [HIT],
      [undefined],
      [],
      [],
    ]);
  });
});

test("a message answers the call of a helper's step where that has no result, and no other", () => {
  const results = resultsOf(dialogue([helped(1), helped(2, { result: "own" }), answers("v", "said")]));

  expect(results).toEqual([['"said"'], ["own"]]);
});

test("behind a call that could not be read only an id says whose an answer is", () => {
  const unread = { ...SEARCH, tool_calls: [{ id: "c0" }, ...SEARCH.tool_calls] };
  const { steps } = dialogue([unread, { role: "tool", content: "whose?" }, answers("c1", HIT)]);

  expect(steps.map(({ role, claimed }) => [role, claimed.map(({ result }) => result?.value)])).toEqual([
    ["agent", [JSON.stringify(HIT)]],
    ["tool", []],
  ]);
});

test("the log under a message that became an answer stands under the turn that asked for it", () => {
  const at = (timestamp: number) => 1_790_000_000_000 + timestamp;
  const call = (path: string, timestamp: number) => ({ kind: "summary", path, timestamp: at(timestamp) });
  const stamped = (message: object, timestamp: number, calls: readonly object[] = []) => ({
    ...message,
    extra_info: { timestamp: at(timestamp), proxy_calls: calls },
  });
  // As the executor files them: a call stands under the last step stamped before it. Each was made for the next one.
  const { steps } = dialogue([
    stamped(SEARCH, 100, [call("/inference/chat/completions", 95), call("/search/find_product", 108)]),
    stamped(answers("c1", HIT), 110, [call("/inference/chat/completions", 195)]),
    stamped(RECOMMEND, 200),
    answers("c2", "ok"),
  ]);

  expect(steps.map(({ logged }) => logged.map(({ path, bucket, order }) => [path, bucket, order]))).toEqual([
    [
      ["/inference/chat/completions", 0, 0],
      ["/search/find_product", 0, 1],
    ],
    [["/inference/chat/completions", 1, 2]],
  ]);
});
