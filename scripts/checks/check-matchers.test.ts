import { expect, test } from "vitest";
import { barePatterns } from "./check-matchers.mjs";

test.each([
  ["of a member", 'expect(a).toMatchObject({ code: "X", message: /too late/ });', [1]],
  ["of a member on a line of its own", "expect(a).toMatchObject({\n  code: 1,\n  message: /too late/,\n});", [3]],
  ["of a list", "expect(a).toMatchObject([1, /too late/]);", [1]],
  ["that is asked for as a text", "expect(a).toMatchObject({ message: expect.stringMatching(/too late/) });", []],
  ["that ends in such a sign", "expect(a).toMatchObject({ a: expect.stringMatching(/^run:x, y:/) });", []],
  ["of another expectation", "expect(a).toMatchObject({ a: 1 });\nexpect(b).toThrow(/x/);", []],
  ["in words", 'expect(a).toMatchObject({ message: "a, /b/" });', []],
])("a regular expression %s", (_what, source, lines) => {
  expect(barePatterns(source)).toEqual(lines);
});
