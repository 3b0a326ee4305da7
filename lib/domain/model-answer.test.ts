import { describe, expect, test } from "vitest";
import { answerBeside, answerWithoutWords, modelAnswerText } from "./model-answer";
import type { LoggedCall, Step } from "./step";

const chat = (...messages: readonly unknown[]) => ({ choices: messages.map((message) => ({ message })) });
const native = (name: string, args: string) => ({ function: { name, arguments: args } });
const inference = (response: unknown, more: Partial<LoggedCall> = {}): LoggedCall => ({
  order: 0,
  bucket: 0,
  path: "/inference/chat/completions",
  isTruncated: false,
  ...(response === undefined ? {} : { response }),
  ...more,
});
const step = (thought: string, args?: Readonly<Record<string, unknown>>): Step => ({
  index: 0,
  role: "agent",
  thought,
  claimed: args ? [{ name: "find_product", args, requestor: "agent" }] : [],
  logged: [],
});

test.each([
  ["words", chat({ content: "product" }), "product"],
  [
    "a thought and native calls",
    chat({ reasoning_content: "I look.", content: null, tool_calls: [native("find_product", '{"q": "a"}')] }),
    'I look.\nfind_product({"q": "a"})',
  ],
  [
    "words in parts",
    chat({
      content: [
        { type: "text", text: "one" },
        { type: "text", text: "two" },
      ],
    }),
    "one\ntwo",
  ],
  ["several choices", chat({ content: "one" }, { content: "two" }), "one\n\ntwo"],
  ["nothing", chat({ content: "" }), ""],
  ["a form that nobody knows", { error: "busy" }, '{\n  "error": "busy"\n}'],
  ["a choice of such a form", { choices: [{ text: "old" }] }, '{\n  "text": "old"\n}'],
])("an answer is written as the model gave it: %s", (_form, response, text) => {
  expect(modelAnswerText(response)).toBe(text);
});

describe("an answer beside its step", () => {
  const tagged = (args: string) =>
    `<think>I look.</think>\n<tool_call>[{"name": "find_product", "parameters": ${args}}]</tool_call>`;

  test.each([
    ["tagged text", chat({ content: tagged('{"q": "red lamp", "sort": null}') })],
    [
      "native calls",
      chat({ reasoning_content: " I look.\n", tool_calls: [native("find_product", '{"q": "red lamp"}')] }),
    ],
    ["one of its choices", chat({ content: "other" }, { content: tagged('{"q": "red lamp"}') })],
  ])("is the step again where words and calls are the same: %s", (_form, response) => {
    expect(answerBeside(step("I look.", { q: "red lamp" }), inference(response))).toEqual({ kind: "again" });
  });

  test("is no other where the program alone adds a response to the model's thought", () => {
    const said = { ...step("Done."), text: "I recommend 7." };

    expect(answerBeside(said, inference(chat({ content: "Done." })))).toEqual({ kind: "again" });
  });

  test("of a script is other, and asks for no call", () => {
    const answer = inference(chat({ content: "product" }));

    expect(answerBeside(step("Ran 3 searches.", { q: "a" }), answer)).toEqual({
      kind: "other",
      words: "other",
      asked: [],
    });
  });

  test("that narrates has the words of the step and asks for no call", () => {
    const answer = inference(chat({ content: "I compared." }));

    expect(answerBeside(step("I compared.", { q: "a" }), answer)).toMatchObject({ words: "same", asked: [] });
  });

  test.each([
    ["a block without end", { content: `<tool_call>{"name": "find_product"` }],
    ["a broken block", { content: "<tool_call>find_product</tool_call>" }],
    ["another tag", { content: `</tool_call id="1">` }],
    ["a call that names no tool", { content: null, tool_calls: [{ function: { arguments: "{}" } }] }],
    ["a call beside one that is broken", { content: `Hm. ${tagged("{}")}<tool_call>{"name": </tool_call>` }],
  ])("that may ask for a call is not said to ask for none: %s", (_form, message) => {
    const asked = { kind: "other", words: "other" };

    expect(answerBeside(step("I look.", { q: "a" }), inference(chat(message)))).toEqual(asked);
  });

  test.each([
    ["an older kind of call that is empty", { content: "Done.", function_call: null }],
    ["an empty block", { content: "<tool_call>[]</tool_call>" }],
    ["a mention in its thought", { content: "Done.", reasoning_content: "No <tool_call> is needed." }],
  ])("with %s asks for no call", (_form, message) => {
    expect(answerBeside(step("I look.", { q: "a" }), inference(chat(message)))).toMatchObject({ asked: [] });
  });

  test("asks for what a call of an older kind, or one without its closing tag, says", () => {
    const older = { content: null, function_call: { name: "find_product", arguments: '{"q": "b"}' } };
    const cut = { content: tagged('{"q": "b"}').replace("</tool_call>", "") };
    const asked = [{ name: "find_product", args: { q: "b" } }];

    expect(answerBeside(step("I look.", { q: "a" }), inference(chat(older)))).toMatchObject({ asked });
    expect(answerBeside(step("I look.", { q: "a" }), inference(chat(cut)))).toMatchObject({ asked });
  });

  test("that holds no message says nothing of calls", () => {
    const answer = inference({ choices: [{ delta: { content: "I look." } }] });

    expect(answerBeside(step("I look.", { q: "a" }), answer)).toEqual({ kind: "other", words: "other" });
  });

  test("whose call was rewritten asks for another than the step claims", () => {
    const answer = inference(chat({ content: tagged('{"q": "blue lamp"}') }));

    expect(answerBeside(step("I look.", { q: "red lamp" }), answer)).toMatchObject({
      words: "same",
      asked: [{ name: "find_product", args: { q: "blue lamp" } }],
    });
  });

  test.each([
    ["cut", inference(undefined, { isTruncated: true })],
    ["failed", inference({ error: "busy" }, { status: 503 })],
  ])("that the log does not hold says nothing: %s", (_why, call) => {
    expect(answerBeside(step("I look.", { q: "a" }), call)).toEqual({ kind: "none" });
  });

  test("in a form that nobody knows says nothing of calls", () => {
    expect(answerBeside(step("I look.", { q: "a" }), inference("hm"))).toEqual({ kind: "other", words: "other" });
  });
});

describe("without the words of its step an answer is", () => {
  const said = step("I look.", { q: "red lamp" });
  const block = '<tool_call>{"name": "other"}</tool_call>';

  test.each([
    ["its blocks of calls as they were written", chat({ content: `<think>I look.</think>\n${block}` }), block],
    ["its native calls", chat({ reasoning_content: "I look.", tool_calls: [native("other", "{}")] }), "other({})"],
    ["nothing where it asks for none", chat({ content: "I look." }), ""],
    ["not told where its words are others", chat({ content: `I waited. ${block}` }), undefined],
    ["not told where it has none", chat({ content: null, tool_calls: [native("other", "{}")] }), undefined],
    ["not told of several answers", chat({ content: "I look." }, { content: "I look." }), undefined],
    ["not told where the log kept none", undefined, undefined],
  ])("%s", (_what, response, expected) => {
    expect(answerWithoutWords(said, inference(response))).toBe(expected);
  });

  test("not told of a step without words: nothing is said twice", () => {
    const asking = chat({ content: null, tool_calls: [native("other", "{}")] });

    expect(answerWithoutWords(step(""), inference(asking))).toBeUndefined();
  });
});
