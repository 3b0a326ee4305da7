import { expect, test } from "vitest";
import { beginningOf } from "./beginning-of";

const LONG = "one ".repeat(29);

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
  expect(beginningOf("\u00a0a lamp\ufeff")).toBe("\u00a0a lamp\ufeff");
});

test("a character of two halves stands whole or not at all", () => {
  expect(beginningOf(`x${"😀".repeat(70)}`)).toBe(`x${"😀".repeat(49)}…`);
});

test.each([
  ["a short text is whole", "a brass lamp", "a brass lamp"],
  ["line feeds are spaces", "\na brass\n\n  lamp ", "a brass lamp"],
  ["one of just as many characters is whole", `${LONG}four`, `${LONG}four`],
  ["a word that has no room is left out", `${LONG}three`, `${LONG.trim()}…`],
  ["a word that ends where there is no more room stays", `${LONG}four more`, `${LONG}four…`],
  ["without spaces it is cut between characters", `x ${"😀".repeat(70)}`, `x ${"😀".repeat(59)}…`],
  ["of which none is halved", "😀".repeat(50).concat("x", "😀".repeat(50)), `${"😀".repeat(50)}x${"😀".repeat(9)}…`],
])("of a length that is given: %s", (_, text, beginning) => {
  expect(beginningOf(text, 120)).toBe(beginning);
});
