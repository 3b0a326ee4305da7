import { expect, test } from "vitest";
import { spacedJson } from "@/lib/exporters/chat/spaced-json";
import { parseSpelt } from "@/lib/importers/parse-spelt";
import { answerText, argumentsText, callText, endInAnswer, plainCall } from "./call-text";

const WRITTEN = '{"price": 188.0, "ids": {"2": [12345678901234567890], "1": []}, "q": "a, \\"b\\": [1,\\n2]"}';

/** Value and text of JSON as an import keeps them. */
function kept(written: string) {
  const { value, spelling } = parseSpelt(written);

  return { value, json: spacedJson(value, spelling) };
}

test("an answer is laid out as any other, with its numbers and the order of its members as they were written", () => {
  const { value, json } = kept('{"price": 188.0, "2": "b", "1": ["a"]}');

  expect(answerText({ value, json })).toBe('{\n  "price": 188.0,\n  "2": "b",\n  "1": [\n    "a"\n  ]\n}');
  expect(answerText({ value: { price: 188 } })).toBe('{\n  "price": 188\n}');
  expect(answerText({ value: "text" })).toBe("text");
});

test("where the first characters of an answer end in its text", () => {
  const { value, json } = kept('{"price": 188.0, "2": "b"}');

  expect(answerText({ value, json }).slice(0, endInAnswer(json, json.indexOf(".0")))).toBe('{\n  "price": 188');
});

test("arguments stand as they were written, one after the other", () => {
  const { json } = kept(WRITTEN);

  expect(argumentsText({ args: {}, argsJson: json })).toBe(
    'price=188.0, ids={"2": [12345678901234567890],"1": []}, q="a, \\"b\\": [1,\\n2]"',
  );
  expect(argumentsText({ args: { "a b": 1 }, argsJson: '{"a b": 1.0}' })).toBe("a b=1.0");
});

test("by its plain values alone a call is another text", () => {
  const call = { name: "find", args: { price: 188 }, argsJson: '{"price": 188.0}' };

  expect([call, plainCall(call)].map(callText)).toEqual(["find(price=188.0)", "find(price=188)"]);
});
