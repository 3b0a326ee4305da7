import { describe, expect, test } from "vitest";
import { searchCall } from "./search-filters";

function ignoredOf(args: Readonly<Record<string, unknown>>): readonly string[] {
  return (searchCall("find_product", args)?.filters ?? [])
    .filter((filter) => filter.ignored !== undefined)
    .map((filter) => `${filter.name}=${filter.value}`);
}

describe("searchCall", () => {
  test.each([
    ["50-150", []],
    ["100-", []],
    ["-100", []],
    ["above:10", ["price=above:10"]],
    ["104", ["price=104"]],
    ["10-20-30", ["price=10-20-30"]],
  ])("price %s", (price, ignored) => {
    expect(ignoredOf({ q: "magnet", price })).toEqual(ignored);
  });

  test("each service is judged alone", () => {
    expect(ignoredOf({ q: "x", service: "COD, lazmall,freeShipping" })).toEqual(["service=lazmall"]);
  });

  test("an unknown sort and a page beyond the fifth are marked", () => {
    expect(ignoredOf({ sort: "cheapest", page: 6 })).toEqual(["sort=cheapest", "page=6"]);
    expect(ignoredOf({ sort: "priceasc", page: 1 })).toEqual([]);
  });

  test("the query stands apart from the filters and nothing else is dropped", () => {
    const call = searchCall("find_product", { q: "fridge magnet", shop_id: 378460, colour: "red" });

    expect(call).toEqual({
      query: "fridge magnet",
      filters: [
        { name: "shop_id", value: "378460" },
        { name: "colour", value: "red" },
      ],
    });
  });

  test("the other name of the query is the query, and no filter, unless both are given", () => {
    const price = { name: "price", value: "50-150" };

    expect(searchCall("find_product", { query: "magnet", price: "50-150" })).toEqual({
      query: "magnet",
      filters: [price],
    });
    expect(searchCall("find_product", { q: null, query: "magnet" })).toEqual({ query: "magnet", filters: [] });
    expect(searchCall("find_product", { query: "lamp", q: "magnet" })).toEqual({
      query: "magnet",
      filters: [{ name: "query", value: "lamp" }],
    });
    expect(searchCall("find_product", { price: "50-150" })).toEqual({ query: undefined, filters: [price] });
  });

  test("another tool has no search filters", () => {
    expect(searchCall("view_product_information", { product_ids: "1" })).toBeUndefined();
  });
});
