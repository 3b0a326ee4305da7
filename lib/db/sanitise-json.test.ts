import { expect, test } from "vitest";
import { sanitiseJson } from "./sanitise-json";

test("JSON loses its NUL and lone surrogates in keys and values, and nothing else", () => {
  const value = { "a\0": "b\0", lone: "\uD800", pair: "😀", written: "\\u0000", control: "\u0001", slash: "\\" };

  expect(JSON.parse(sanitiseJson(value) ?? "")).toEqual({
    "a\uFFFD": "b\uFFFD",
    lone: "\uFFFD",
    pair: "😀",
    written: "\\u0000",
    control: "\u0001",
    slash: "\\",
  });
});

test("a value that JSON does not have gives nothing", () => {
  expect(sanitiseJson(undefined)).toBeUndefined();
});
