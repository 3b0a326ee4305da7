import { expect, test } from "vitest";
import { codeOnly } from "./code-only.mjs";

test.each([
  ["a line comment", "a // x as y\nb"],
  ["a block comment over lines", "a /* x\n as y */ b"],
  ["a string with an escaped quote", 'a "x \\" as y" b'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the source under test.
  ["a template with expressions in it", "a `x ${ y ? `as ${z}` : {} } as y` b"],
])("%s is blanked and nothing moves", (_what, source) => {
  const code = codeOnly(source);

  expect(code).toHaveLength(source.length);
  expect(code.split("\n").length).toBe(source.split("\n").length);
  expect(code.replace(/\s+/g, " ").trim()).toBe("a b");
});

test("an apostrophe in the text of an element does not swallow the code after it", () => {
  expect(codeOnly("<p>don't</p>\nvalue as Thing")).toContain("value as Thing");
});
