import { describe, expect, test } from "vitest";
import { canonicalArgs, namedProductIds, searchWords } from "./canonical-args";

describe("arguments that ask for the same", () => {
  test.each([
    [{ q: "red lamp" }, { q: "Red  lamp " }],
    [{ q: "red lamp 2" }, { q: "red+lamp+2" }],
    [{ q: "red lamp" }, { q: "red++lamp" }],
    [{ q: "red lamp" }, { query: "red%20lamp" }],
    [{ q: "a+b" }, { q: "a b", page: 1 }],
    [{ q: "" }, {}],
    [{ q: "+" }, { q: "\u00a0" }],
    [{ product_ids: "123" }, { product_id: 123 }],
    [{ product_ids: "2,1" }, { product_ids: ["1", "2", "2"] }],
    [{ product_ids: " 1 " }, { product_ids: "1" }],
    [{ page: 2 }, { page: "2.0" }],
    [{ discount: 0 }, { discount: -0 }],
    [{ discount: 0.5 }, { discount: "0.50" }],
  ])("%j and %j", (one, other) => {
    expect(canonicalArgs(one)).toBe(canonicalArgs(other));
  });
});

describe("arguments that ask for something else", () => {
  test.each([
    [{ q: "red lamp" }, { q: "lamp red" }],
    [{ q: "red lamp" }, { q: "redlamp" }],
    [{ q: "50%" }, { q: "50" }],
    [{ q: "é" }, { q: "e" }],
    [{ product_ids: "1.2" }, { product_ids: "1,2" }],
    [{ page: 1e21 }, { page: 1e20 }],
    [{ id: "1234567890123456" }, { id: "1234567890123457" }],
    [{ 'a"': 1 }, { a: 1 }],
  ])("%j and %j", (one, other) => {
    expect(canonicalArgs(one)).not.toBe(canonicalArgs(other));
  });
});

test("a name and a text are written as JSON writes them", () => {
  expect(canonicalArgs({ 'a"b': "c", q: "Red+Lamp" })).toBe(String.raw`"a\"b":c,"q":red lamp`);
});

test("words and ids are those between blanks, plus signs and commas", () => {
  expect(searchWords({ q: "Red+lamp  2" })).toEqual(["red", "lamp", "2"]);
  expect(searchWords({ q: "red lamp" })).toEqual(["red", "lamp"]);
  expect(namedProductIds({ product_ids: "1, 2+3", product_id: 4 })).toEqual(["1", "2", "3", "4"]);
  expect(namedProductIds({ product_ids: "a.b:c-d_1" })).toEqual(["a.b:c-d_1"]);
  expect(namedProductIds({})).toEqual([]);
});
