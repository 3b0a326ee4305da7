import { expect, test } from "vitest";
import { jsonValues } from "./json-values";

test.each([
  ["one value", ' {"a": [1]} ', [{ a: [1] }], true],
  ["several, with or without commas between", '{"a": 1}\n[2], {"b": 3}', [{ a: 1 }, [2], { b: 3 }], true],
  ["a code fence, and words behind it", '```json\n{"a": 1}\n```\nDone.', [{ a: 1 }], true],
  ["a code fence without a name", "```\n[1]\n```", [[1]], true],
  ["commas before closing brackets", '[{"a": 1,}, [2 , ], ]', [[{ a: 1 }, [2]]], true],
  ["brackets, commas and quotation marks in quotes", '{"a": ",] \\"}", "b": "\\\\"}', [{ a: ',] "}', b: "\\" }], true],
  ["nothing", " ", [], true],
  ["words alone", "none", [], true],
  ["a value behind words", 'as {"a": 1}', [], false],
  ["a value without end", '{"a": [1}', [], false],
  ["a quotation without end", '["a', [], false],
  ["no JSON in brackets", "[see above]", [], false],
  ["a broken value behind a whole one", '{"a": 1} {b}', [{ a: 1 }], false],
] as const)("%s", (_title, text, values, isWhole) => {
  expect(jsonValues(text)).toEqual({ values, isWhole });
});
