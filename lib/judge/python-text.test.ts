import { expect, test } from "vitest";
import { parsePythonJson } from "./parse-python-json";
import { pythonJson, pythonJsonLength } from "./python-json";
import { countCharacters, endOfCharacters, pythonFixed, pythonFloat, pythonStrip } from "./python-text";

// Each as Python 3 prints it.
test.each([
  [196, "196.0"],
  [0.1, "0.1"],
  [-0, "-0.0"],
  [0.0001, "0.0001"],
  [0.00001, "1e-05"],
  [1.5e-7, "1.5e-07"],
  [1e15, "1000000000000000.0"],
  [1e16, "1e+16"],
  [1e22, "1e+22"],
  [123456789012345680, "1.2345678901234568e+17"],
  [Number.MAX_VALUE, "1.7976931348623157e+308"],
])("the float %d is written %s", (value, text) => {
  expect(pythonFloat(value)).toBe(text);
});

test.each([
  [52.5, 0, "52"],
  [53.5, 0, "54"],
  [0.5, 0, "0"],
  [2.5000001, 0, "3"],
  [0.25, 1, "0.2"],
  [0.75, 1, "0.8"],
  [0.35, 1, "0.3"],
  [17, 1, "17.0"],
] as const)("%d with %d places is %s", (value, places, text) => {
  expect(pythonFixed(value, places)).toBe(text);
});

test.each([
  ['{"a":196.0,"b":[1e-5,-0.0,1],"c":{}}', '{"a": 196.0, "b": [1e-05, -0.0, 1], "c": {}}'],
  ['{"2":1,"1":2,"b":{"10":0,"9":1}}', '{"2": 1, "1": 2, "b": {"10": 0, "9": 1}}'],
  ['{"n":123456789012345678901234567890,"m":NaN,"i":-Infinity}', null],
  ['{"a":1.0,"a":1}', '{"a": 1}'],
  [
    '["é😀\\u007f\\u2028","\\ud83d","a\\"b\\\\","\\/"]',
    String.raw`["\u00e9\ud83d\ude00\u007f\u2028", "\ud83d", "a\"b\\", "/"]`,
  ],
  [' [ true , null ,\n"" ] ', '[true, null, ""]'],
  ['{"__proto__":{"x":1}}', '{"__proto__": {"x": 1}}'],
])("%s is read and written again as Python does", (json, written) => {
  const { value, notes } = parsePythonJson(json);

  expect(pythonJson(value, notes)).toBe(written ?? json.replaceAll(":", ": ").replaceAll(",", ", "));
});

test("plain values are those of JSON.parse", () => {
  const json = '{"a":[1,2.5,"x",{"b":null}],"1":{"c":196.0}}';

  expect(parsePythonJson(json).value).toEqual(JSON.parse(json));
});

test.each(["{", '{"a" 1}', "[1,]", '"a', "1 2", "[1", "nul", '"\\x"', `${"[".repeat(600)}1`])(
  "%s is refused",
  (json) => {
    expect(() => parsePythonJson(json)).toThrow(SyntaxError);
  },
);

test.each([[[]], [{}], [{ a: [1, "é", 'q"', null], b: { c: true } }], ["😀\n"], [2.5], [[[], [1, 2]]]])(
  "the length of %j is known without writing it",
  (value) => {
    expect(pythonJsonLength(value)).toBe(pythonJson(value).length);
  },
);

test("characters are code points", () => {
  expect(countCharacters("a😀b\ud83d")).toBe(4);
  expect(endOfCharacters("a😀b", 2)).toBe(3);
  expect(endOfCharacters("a😀b", 9)).toBe(4);
});

test("white space is Python's: its control characters count, the byte order mark does not", () => {
  expect(pythonStrip("\x1c\u00a0 a b \x85\n")).toEqual({ text: "a b", skipped: 3 });
  expect(pythonStrip("\ufeffa\ufeff").text).toBe("\ufeffa\ufeff");
  expect(pythonStrip(" \n ").text).toBe("");
});
