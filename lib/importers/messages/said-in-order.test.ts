import { describe, expect, test } from "vitest";
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
});
