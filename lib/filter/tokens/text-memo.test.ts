import { expect, test } from "vitest";
import { MAX_KEPT_UNITS, MAX_TEXT_UNITS, TextMemo } from "./text-memo";

test("a text that comes again is not counted again", () => {
  const memo = new TextMemo();

  expect(memo.tokens("what a search answered", () => 4)).toBe(4);
  expect(memo.tokens("what a search answered", () => 9)).toBe(4);
});

test("a text that is in use stays, and one that is not is forgotten", () => {
  const memo = new TextMemo();
  const filler = (index: number) => `${index} ${"x".repeat(MAX_TEXT_UNITS / 2)}`;
  const twoGenerations = Math.ceil((2 * MAX_KEPT_UNITS) / (MAX_TEXT_UNITS / 2)) + 2;
  memo.tokens("used", () => 1);
  memo.tokens("unused", () => 1);

  for (let index = 0; index < twoGenerations; index++) {
    memo.tokens(filler(index), () => 1);
    memo.tokens("used", () => 2);
  }

  expect(memo.tokens("used", () => 2)).toBe(1);
  expect(memo.tokens("unused", () => 2)).toBe(2);
});

test("a text that is too long to keep is counted each time", () => {
  const memo = new TextMemo();
  const long = "x".repeat(MAX_TEXT_UNITS + 1);

  expect(memo.tokens(long, () => 1)).toBe(1);
  expect(memo.tokens(long, () => 2)).toBe(2);
});
