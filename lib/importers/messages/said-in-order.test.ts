import { describe, expect, test } from "vitest";
import { listOf } from "@/lib/importers/json-value";
import { parseSpelt } from "@/lib/importers/parse-spelt";
import { mapMessages } from "./map-messages";

/** The step of one message of the agent. */
function stepOf(content: string, ...native: readonly object[]) {
  const calls = native.length === 0 ? {} : { tool_calls: native };

  return mapMessages([{ role: "assistant", content, ...calls }]).steps[0];
}

const A = { id: "1", function: { name: "a", arguments: "{}" } };
const written = (call: object) => `<tool_call>${JSON.stringify(call)}</tool_call>`;
const B = written({ name: "b", arguments: { x: 1 } });

describe("the response stands where its block stood", () => {
  test.each([
    ["<response>First this.</response> Then that.", "First this.\n\nThen that."],
    ["First this. <response>Then that.</response>", "First this.\n\nThen that."],
    ["One. <response>Two.</response> Three.", "One.\n\nTwo.\n\nThree."],
    [`<think>t</think>\n<response>One.</response>${B} Two.`, "One.\n\nTwo."],
    ["Use the <response> tag, as in <response>hi</response> there.", "Use the\n\ntag, as in <response>hi\n\nthere."],
    ["<response>One.</response> <response>Two.</response>", "One.\n\n<response>Two.</response>"],
    ["<think>t</think><response> </response>", undefined],
  ])("%s", (content, text) => {
    expect(stepOf(content)?.text).toBe(text);
    expect(stepOf(content)?.rawText).toBe(content);
  });
});

test("a call that names the tag of a response keeps its arguments", () => {
  const step = stepOf(`${written({ name: "say", arguments: { text: "<response>hi</response>" } })} Said.`);

  expect(step?.claimed).toMatchObject([{ name: "say", args: { text: "<response>hi</response>" } }]);
  expect(step?.text).toBe("Said.");
});

test("a response that names the tag of a call makes none", () => {
  const step = stepOf(`<response>As in ${B}.</response>`);

  expect(step?.claimed).toEqual([]);
  expect(step?.text).toBe(`As in ${B}.`);
});

describe("a call that is written", () => {
  const nameOf = (step: ReturnType<typeof stepOf>) => step?.claimed.map(({ name }) => name);

  test("beside others that are made stands in the text", () => {
    const step = stepOf(`I say ${B} after`, A);

    expect(nameOf(step)).toEqual(["a"]);
    expect(step?.text).toBe(`I say ${B} after`);
  });

  test("and is made as well is no text, whatever the order of its arguments", () => {
    const made = { id: "2", function: { name: "b", arguments: '{"y": [{"n": 2, "m": 1}], "x": 1}' } };
    const step = stepOf(`I say ${written({ name: "b", arguments: { x: 1, y: [{ m: 1, n: 2 }] } })} after`, A, made);

    expect(nameOf(step)).toEqual(["a", "b"]);
    expect(step?.text).toBe("I say  after");
  });

  test.each([
    ["with another argument", { x: 2 }],
    ["with one more argument", { x: 1, y: 2 }],
    ["with a longer list", { x: [1, 2] }],
  ])("%s than the one that is made stands in the text", (_what, args) => {
    const made = { id: "2", function: { name: "b", arguments: JSON.stringify(args) } };

    expect(stepOf(`I say ${B}`, made)?.text).toBe(`I say ${B}`);
  });

  test("more often than it is made stands in the text so many times", () => {
    const made = { id: "2", function: { name: "b", arguments: '{"x":1}' } };

    expect(stepOf(`${B} and ${B}`, made)?.text).toBe(`and ${B}`);
  });

  test("without a name of a tool stands in the text, and those beside it are made", () => {
    const unnamed = written({ x: 1 });
    const step = stepOf(`${B} or ${unnamed}`);

    expect(nameOf(step)).toEqual(["b"]);
    expect(step?.text).toBe(`or ${unnamed}`);
  });

  const beside = (block: string, args: unknown) =>
    stepOf(`I say ${block}`, { id: "2", function: { name: "b", arguments: args } })?.text;
  const block = (args: string) => `<tool_call>{"name": "b", "arguments": ${args}}</tool_call>`;

  test.each([
    ["without arguments, and made with a blank text", "{}", ""],
    ["with a blank text, and made without arguments", '" "', {}],
    ["with a list, and made with its text", "[1,2]", "[1, 2]"],
    ["with a number, and made with its text", "12345678901234567890", "12345678901234567890"],
    ["with 1.0, and made with 1", '{"x": 1.0}', '{"x": 1}'],
    ["with members of digits in another order", '{"b": 0, "2": 1, "1": 2}', '{"1": 2, "2": 1, "b": 0}'],
    ["with a text that is no JSON", '"lamp"', "lamp"],
  ])("%s is no text", (_what, args, made) => {
    expect(beside(block(args), made)).toBe("I say");
  });

  test.each([
    ["with another id beyond 2^53", '{"id": 12345678901234567891}', '{"id": 12345678901234567890}'],
    ["with another number beyond 2^53 alone", "12345678901234567891", "12345678901234567890"],
    ["with a text in other letters", '{"q": "Lamp"}', '{"q": "lamp"}'],
    ["with an empty member", '{"q": ""}', "{}"],
    ["with a number as text", '{"x": "1"}', '{"x": 1}'],
    ["with a list in another order", "[2, 1]", "[1, 2]"],
    ["with a text in a list, and made with the text alone", '["a"]', '"a"'],
  ])("%s than the one that is made stands in the text: %s, %s", (_what, args, made) => {
    expect(beside(block(args), made)).toBe(`I say ${block(args)}`);
  });

  test.each([
    ["the same", "0", "I say"],
    ["another", "1", `I say ${block('{"id": 12345678901234567891}')}`],
  ])("with %s id beyond 2^53 than an object of the record has", (_what, last, text) => {
    const written = block(`{"id": 1234567890123456789${last}}`);
    const call = '{"id": "2", "function": {"name": "b", "arguments": {"id": 12345678901234567890}}}';
    const { value, spelling } = parseSpelt(
      `[{"role": "assistant", "content": ${JSON.stringify(`I say ${written}`)}, "tool_calls": [${call}]}]`,
    );

    expect(mapMessages(listOf(value), spelling).steps[0]?.text).toBe(text);
  });
});

// Each looked for among all that are made, 20,000 took 28 seconds, and 150,000 in one block had no room on the stack.
test.each([
  ["a block for each", 20_000, (calls: readonly object[]) => calls.map(written).join("")],
  ["one block for all", 150_000, (calls: readonly object[]) => `<tool_call>${JSON.stringify(calls)}</tool_call>`],
])("calls that are written and made, with %s, are told apart at once", (_where, count, textOf) => {
  const calls = Array.from({ length: count }, (_, at) => ({ name: "b", arguments: { x: at } }));
  const made = calls.toReversed().map((call, at) => ({ id: `${at}`, function: call }));
  const other = written({ name: "b", arguments: { x: -1 } });

  const [step] = mapMessages([
    { role: "assistant", content: `I say ${textOf(calls)}${other}`, tool_calls: made },
  ]).steps;
  expect(step?.text).toBe(`I say ${other}`);
});
