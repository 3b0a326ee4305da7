import { describe, expect, test } from "vitest";
import { formatScore, lengthScore, readScoredSteps } from "./score-form";

const CLOSING = [
  { name: "recommend_product", parameters: { product_ids: "a" } },
  { name: "terminate", parameters: { status: "success" } },
];

function step(content: string, timestampMs = 1) {
  return { content, timestampMs };
}

describe("formatScore", () => {
  test.each([
    ["one thought and a list of calls", '<think>t</think><tool_call>[{"name":"x","parameters":{}}]</tool_call>', 1],
    ["one thought and a response", "<think>t</think>\n<response>r</response>", 1],
    ["no thought", "<response>r</response>", 0],
    ["two thoughts", "<think>t</think><think>u</think><response>r</response>", 0],
    ["a thought alone", "<think>t</think>", 0],
    ["one block inside another", "<think>t<response>r</response></think>", 0],
    ["a block that never ends", "<think>t</think><response>r", 0],
    ["an object where the list is expected", '<think>t</think><tool_call>{"name":"x","parameters":{}}</tool_call>', 0],
    ["parameters that are no object", '<think>t</think><tool_call>[{"name":"x","parameters":"y"}]</tool_call>', 0],
    ["calls that are no JSON", "<think>t</think><tool_call>x</tool_call>", 0],
  ])("%s: %s", (_what, content, expected) => {
    expect(formatScore([step(content)])).toBe(expected);
  });

  test("a step without a time counts half, and the score is a mean over steps", () => {
    const good = "<think>t</think><response>r</response>";

    expect(formatScore([step(good, 0)])).toBe(0.5);
    expect(formatScore([step(good), step("nothing")])).toBe(0.5);
    expect(formatScore([])).toBe(0);
  });
});

describe("lengthScore", () => {
  test("is one divided by the steps when the last one ends the dialogue", () => {
    expect(lengthScore([{ thought: "t" }, { calls: CLOSING }])).toBe(0.5);
    expect(lengthScore([{ calls: CLOSING }, { thought: "t" }])).toBe(0);
    expect(lengthScore([])).toBe(0);
  });
});

test("steps that are no objects are read as empty ones", () => {
  expect(formatScore(readScoredSteps([null, "x", 7]))).toBe(0);
});
