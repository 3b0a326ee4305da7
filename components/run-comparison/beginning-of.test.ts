import { expect, test } from "vitest";
import { beginningOf } from "./beginning-of";

test("words of several lines become one line", () => {
  expect(beginningOf("Find a lamp\n\n  under 20 ")).toBe("Find a lamp under 20");
});

test("a long text is cut between words and says so", () => {
  const said = beginningOf("lamps and desks ".repeat(20));

  expect(said).toMatch(/ (lamps|and|desks)…$/);
  expect(said.length).toBeLessThanOrEqual(101);
});

test("a word without an end is cut all the same, and characters that are not seen stay", () => {
  expect(beginningOf("x".repeat(400))).toBe(`${"x".repeat(100)}…`);
  expect(beginningOf("a\u200bb\u00a0c")).toBe("a\u200bb\u00a0c");
});
