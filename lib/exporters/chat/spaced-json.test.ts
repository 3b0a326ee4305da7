import { expect, test } from "vitest";
import { spacedJson } from "./spaced-json";

test.each([
  [{ a: 1, b: [true, null, "x"] }, '{"a": 1, "b": [true, null, "x"]}'],
  [{ 'é "q"': "line\nend" }, '{"é \\"q\\"": "line\\nend"}'],
  [{ gone: undefined, kept: {} }, '{"kept": {}}'],
  [[undefined, []], "[null, []]"],
  ["words", '"words"'],
])("%j is printed with a blank after commas and colons", (value, text) => {
  expect(spacedJson(value)).toBe(text);
});

test("what is nested without end is cut", () => {
  let deep: unknown = 1;
  for (let depth = 0; depth < 600; depth += 1) deep = [deep];

  expect(spacedJson(deep)).toContain('[["(nested too deeply to print)"]]');
});
