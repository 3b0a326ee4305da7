import { expect, test } from "vitest";
import { breakablePieces } from "./line-breaks";

const pieces = (text: string) => breakablePieces(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['view(product_ids="8318701158,8420166456,4006906332")', ["view(", "product_ids=", '"8318701158,', "8420166456,"]],
  ["see https://shop.example/item?a=1&b=22222", ["https://", "shop.example/", "item?a=", "1&", "b="]],
  ["short,word and 12,000 more", []],
  ["terminate_the_whole_rollout()", []],
  ["4982706680498306102849827066804983061028", []],
])("a long word may be broken behind its punctuation, not within a number: %s", (text, expected) => {
  expect(pieces(text)).toEqual(expected);
});

test("a text of many lines is left to the browser", () => {
  expect(breakablePieces("1234567890,".repeat(1000))).toEqual([]);
});
