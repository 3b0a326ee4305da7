import { expect, test } from "vitest";
import { parseRecord } from "./parse-record";

const parse = (text: string) => parseRecord(new TextEncoder().encode(text));

test("a record is read as JSON without any note", () => {
  expect(parse(`\uFEFF{"10":1,"9":2,"text":"a\\u0000b"}`)).toMatchObject({
    kind: "parsed",
    value: { "10": 1, "9": 2, text: "a\u0000b" },
    notes: [],
  });
});

test("NaN and Infinity outside strings read as null, inside strings they stay", () => {
  expect(parse(`{"a":NaN,"b":[-Infinity, Infinity],"c":"NaN \\" Infinity","NaN":1}`)).toEqual({
    kind: "parsed",
    value: { a: null, b: [null, null], c: 'NaN " Infinity', NaN: 1 },
    notes: ["NaN or Infinity read as null: 3."],
  });
});

test("raw NUL bytes are left out with a note", () => {
  expect(parse(`{"a":"x\0y"}\0\0`)).toEqual({
    kind: "parsed",
    value: { a: "xy" },
    notes: ["Raw NUL bytes left out: 3."],
  });
});

test("a lone surrogate written as an escape is kept", () => {
  expect(parse(`{"a":"\\ud83d"}`)).toMatchObject({ value: { a: "\ud83d" }, notes: [] });
});

test("invalid UTF-8 is noted, a real replacement character is not", () => {
  const invalid = Uint8Array.of(0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0x22, 0x7d);

  expect(parseRecord(invalid)).toMatchObject({ value: { a: "\uFFFD" }, notes: [expect.stringContaining("UTF-8")] });
  expect(parse(`{"a":"\uFFFD"}`)).toMatchObject({ notes: [] });
});

test("a string of several megabytes beside NaN is read", () => {
  const long = "x\\n".repeat(1_500_000);

  expect(parse(`{"a":"${long}","b":NaN}`)).toMatchObject({ kind: "parsed", value: { b: null } });
});

test.each([
  ['{"a":"hal', "breaks off after 9 characters"],
  ['{"a":[1,2', "breaks off after 9 characters"],
  ["", "The file breaks off here, behind a whole record"],
  ['{"a" 1}', "not valid JSON at character 6: “1}”"],
  ["hello there", "not valid JSON at character 1: “hello there”"],
  ['{"a":1,}', "not valid JSON at character 8: “}”"],
  ['{"a":1} x', "goes on after its JSON value ends, at character 9: “x”"],
  ['{"a":"x\ny"}', "not valid JSON at character 8"],
])("%j is refused with the place where it breaks", (text, reason) => {
  const parsed = parse(text);

  expect(parsed.kind === "unreadable" ? parsed.reason : parsed).toContain(reason);
});

test("a broken record of very many values is refused with how far it was looked through", () => {
  const parsed = parse(`{"a":[${"1,".repeat(1_100_000)}`);

  expect(parsed).toMatchObject({ reason: expect.stringMatching(/not valid JSON, somewhere after character 2,000,/) });
});

test("lists and objects a thousand levels deep are read, deeper ones are refused with the reason", () => {
  const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

  expect(parse(nested(1_000))).toMatchObject({ kind: "parsed" });
  for (const text of [
    nested(1_001),
    `{"a":NaN,"b":${nested(100_000)}}`,
    '{"a":'.repeat(5_000) + 1 + "}".repeat(5_000),
  ]) {
    expect(parse(text)).toMatchObject({ reason: expect.stringContaining("nests deeper than 1,000 levels") });
  }
  expect(parse(`[${"[],".repeat(5_000)}{}]`)).toMatchObject({ kind: "parsed" });
});
