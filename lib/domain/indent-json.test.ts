import { describe, expect, test } from "vitest";
import { indentJson } from "./indent-json";

describe("indentJson", () => {
  test.each([
    { a: 1, b: [true, null, "x, y: {z}"], c: {}, d: [] },
    [[1, [2]], { 'quo"te': "back\\slash" }],
    "only text",
    [],
  ])("lays JSON out as the language itself does: %j", (value) => {
    expect(indentJson(JSON.stringify(value), 2)).toBe(JSON.stringify(value, null, 2));
  });

  test("keeps numbers, escapes and double keys as they are written", () => {
    const text = '{"id":12345678901234567890,"x":1.0,"t":"\\u00e9","x":NaN}';

    expect(indentJson(text, 1)).toBe('{\n "id": 12345678901234567890,\n "x": 1.0,\n "t": "\\u00e9",\n "x": NaN\n}');
  });

  test.each(["a", '\\"'])("a string of megabytes is one like any other: %j", (letters) => {
    const long = letters.repeat(12_000_000);

    expect(indentJson(`{"a":"${long}"}`, 1) === `{\n "a": "${long}"\n}`).toBe(true);
  });

  test("white space outside of strings is laid out anew, whatever it was", () => {
    expect(indentJson(' { "a b" :\t1 ,\n"c":[ ] , "d" : { }\u00a0, "e":[ 1 ] } ', 1)).toBe(
      '{\n "a b": 1,\n "c": [],\n "d": {},\n "e": [\n  1\n ]\n}',
    );
  });

  test("text that breaks off is laid out as far as it goes", () => {
    expect(indentJson('{"a":["un', 2)).toBe('{\n  "a": [\n    "un');
  });
});
