import { describe, expect, test } from "vitest";
import { argumentDifferences } from "./argument-differences";

describe("argumentDifferences", () => {
  test("names what code changed, left out and added", () => {
    const asked = { q: "country fridge magnet resin", price: "0-500", sort: "priceasc" };
    const sent = { q: "country+magnet", sort: "priceasc", service: "COD", page: 1 };

    expect(argumentDifferences(asked, sent)).toEqual([
      { name: "q", asked: 'q="country fridge magnet resin"', sent: 'q="country magnet"' },
      { name: "price", asked: 'price="0-500"', sent: undefined },
      { name: "service", asked: undefined, sent: 'service="COD"' },
    ]);
  });

  test.each([
    ["plus signs for spaces", { q: "a b" }, { q: "a+b" }],
    ["the first page that the client adds", { q: "a" }, { q: "a", page: 1 }],
    ["a number written as text", { shop_id: 12 }, { shop_id: "12" }],
    ["an argument that is null", { q: "a", price: null }, { q: "a" }],
  ])("%s is no difference", (_, asked, sent) => {
    expect(argumentDifferences(asked, sent)).toEqual([]);
  });

  test("another page is a difference", () => {
    expect(argumentDifferences({ q: "a" }, { q: "a", page: 2 })).toHaveLength(1);
  });
});
