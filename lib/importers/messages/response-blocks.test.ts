import { expect, test } from "vitest";
import { mapMessages } from "./map-messages";
import { responseBlocks } from "./response-blocks";

const called = (...names: readonly string[]) => ({
  role: "assistant",
  content: names.map((name) => `<tool_call>\n{"name": "${name}", "arguments": {}}\n</tool_call>`).join("\n"),
});
const turn = (...answers: readonly string[]) =>
  answers.map((answer) => `<tool_response>\n${answer}\n</tool_response>`).join("\n");
const said = (content: string) => ({ role: "user", content });
const results = (messages: readonly unknown[]) =>
  mapMessages(messages).steps.flatMap((step) => step.claimed.map(({ name, result }) => [name, result?.value]));

test.each([
  ["one answer", turn("a"), ["a"]],
  ["several answers", turn("a", "b", "c"), ["a", "b", "c"]],
  [
    "without line feeds, and with space around",
    " <tool_response>a</tool_response><tool_response>b</tool_response>\n",
    ["a", "b"],
  ],
  ["the answer's own line feeds stay", turn("\na\n"), ["\na\n"]],
  ["an empty answer", turn(""), [""]],
  ["an answer that names the tag", turn("see </tool_response> there"), ["see </tool_response> there"]],
  ["words before", `Well. ${turn("a")}`, undefined],
  ["words behind", `${turn("a")} Well?`, undefined],
  ["an open block", "<tool_response>a", undefined],
  ["no block", "hello", undefined],
])("%s", (_what, text, expected) => {
  expect(responseBlocks(text)).toEqual(expected);
});

test("answers written as one user turn are the results of the calls, in their order", () => {
  const messages = [said("Find a lamp."), called("a", "b"), said(turn("1", "2")), called("c"), said(turn('{"x": 3}'))];

  expect(results(messages)).toEqual([
    ["a", "1"],
    ["b", "2"],
    ["c", '{"x": 3}'],
  ]);
  expect(mapMessages(messages).steps.map(({ role }) => role)).toEqual(["user", "agent", "agent"]);
});

test("a tool turn without an id may hold several answers; with one its text is the answer as it stands", () => {
  expect(results([called("a", "b"), { from: "tool", value: turn("1", "2") }])).toEqual([
    ["a", "1"],
    ["b", "2"],
  ]);
  const call = { role: "assistant", tool_calls: [{ id: "x", name: "a" }] };
  expect(results([call, { role: "tool", tool_call_id: "x", content: turn("1") }])).toEqual([["a", turn("1")]]);
});

test("one answer more than there are calls stands as a step of its own", () => {
  const { steps, notes } = mapMessages([called("a"), said(turn("1", "2"))]);

  expect(steps.map(({ role, text }) => [role, text])).toEqual([
    ["agent", undefined],
    ["tool", "2"],
  ]);
  expect(notes).toEqual([expect.stringContaining("answer no call: 1")]);
});

test("what answers a call that could not be read is no question of the user", () => {
  const broken = { role: "assistant", content: "<tool_call>{broken</tool_call>" };

  expect(mapMessages([broken, said(turn("bad JSON"))]).steps[1]).toMatchObject({ role: "tool", text: "bad JSON" });
});

test.each([
  ["a call without a name", '<tool_call>\n{"arguments": {}}\n</tool_call>'],
  ["a call that is no JSON", "<tool_call>{broken</tool_call>"],
  ["a call that is cut off", '<tool_call>\n{"name": "b", "argum'],
])("where one call of a turn is %s, its order says of no answer whose it is", (_what, unread) => {
  const { content } = called("a");
  const reminded = { role: "system", content: "Answer in English." };
  const asking = { role: "assistant", content: `${content}\n${unread}` };
  const messages = [called("z"), asking, reminded, said(turn("1", "2"))];

  const { steps } = mapMessages(messages);

  expect(steps.flatMap(({ claimed }) => claimed.map(({ result }) => result))).not.toContainEqual(expect.anything());
  expect(steps.map(({ role, text }) => [role, role === "tool" ? text : ""])).toEqual([
    ["agent", ""],
    ["agent", ""],
    ["system", ""],
    ["tool", "1"],
    ["tool", "2"],
  ]);
});

test("there an answer with an id goes to the call that has it, and to no other", () => {
  const named = (...calls: readonly unknown[]) => ({ role: "assistant", content: null, tool_calls: calls });
  const answer = (id: string) => ({ role: "tool", tool_call_id: id, content: "1" });

  expect(results([named({ id: "x", name: "b" }, { id: "y" }), answer("x")])).toEqual([["b", "1"]]);
  expect(results([named({ name: "b" }, { id: "y" }), answer("y")])).toEqual([["b", undefined]]);
});

test("words about a call leave what answers the calls of the turn to them", () => {
  const content = "I write <tool_call>like so</tool_call> and <tool_call>";
  const asking = { role: "assistant", content, function_call: { name: "b", arguments: "{}" } };

  expect(results([asking, { role: "function", name: "b", content: "1" }])).toEqual([["b", "1"]]);
});

test("a user who writes such a block where no call waits has said it", () => {
  const messages = [said(turn("1")), { role: "assistant", content: "Hm." }, said(turn("2"))];

  expect(mapMessages(messages).steps.map(({ role }) => role)).toEqual(["user", "agent", "user"]);
});
